// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { find, fire, happens, mount } from '../testing/mount.ts';
import { Tooltip } from './tooltip.tsx';

const TIP = (
  <Tooltip text="Opens the mail program">
    <button type="button">Write</button>
  </Tooltip>
);

const anchor = () => find('[role=none]');
const isDismissed = () => anchor().hasAttribute('data-dismissed');
const pressKey = (key = 'Escape') => fire(document, new KeyboardEvent('keydown', { key }));
const enter = () => fire(anchor(), new PointerEvent('pointerover', { bubbles: true }));
const leave = () => fire(anchor(), new PointerEvent('pointerout', { bubbles: true }));

it('describes its control', async () => {
  await mount(TIP);
  const tip = find('[role=tooltip]');
  expect(tip.textContent).toBe('Opens the mail program');
  expect(find('button').getAttribute('aria-describedby')).toBe(tip.id);
  expect(isDismissed()).toBe(false);
});

it.each([
  ['hovered', enter, leave],
  [
    'focused',
    () => happens(() => find('button').focus()),
    () => happens(() => find('button').blur()),
  ],
])('goes away on Escape while it is %s, until that is over', async (_how, begin, end) => {
  await mount(TIP);
  await pressKey();
  expect(isDismissed(), 'not shown').toBe(false);
  await begin();
  await pressKey('a');
  expect(isDismissed(), 'another key').toBe(false);
  await pressKey();
  expect(isDismissed(), 'Escape').toBe(true);
  await begin();
  expect(isDismissed(), 'still there').toBe(true);
  await end();
  expect(isDismissed(), 'gone').toBe(false);
  await begin();
  expect(isDismissed(), 'back').toBe(false);
  await end();
  await pressKey();
  expect(isDismissed(), 'Escape is heard only while it shows').toBe(false);
});
