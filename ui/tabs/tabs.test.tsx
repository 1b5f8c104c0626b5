// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { find, findAll, fire, mount, press } from '../testing/mount.ts';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'login', label: 'Log in' },
  { id: 'signup', label: 'Sign up' },
] as const;

function Page() {
  const [selected, setSelected] = useState<'login' | 'signup'>('login');
  return (
    <Tabs label="Account" tabs={TABS} selected={selected} onSelect={setSelected}>
      The panel of {selected}
    </Tabs>
  );
}

const readTabs = () =>
  findAll('[role=tab]').map((tab) => [
    tab.textContent,
    tab.getAttribute('aria-selected'),
    tab.tabIndex,
    tab.getAttribute('aria-controls') === find('[role=tabpanel]').id,
  ]);

/** @returns whether the browser still did what it does for this key */
async function type(key: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await fire(document.activeElement as Element, event);
  return !event.defaultPrevented;
}

it('offers one stop in the order of the keyboard, and says which tab owns the panel', async () => {
  await mount(<Page />);
  expect(readTabs()).toEqual([
    ['Log in', 'true', 0, true],
    ['Sign up', 'false', -1, false],
  ]);
  await press('Sign up');
  expect(readTabs()).toEqual([
    ['Log in', 'false', -1, false],
    ['Sign up', 'true', 0, true],
  ]);
  const panel = find('[role=tabpanel]');
  expect(panel.textContent).toBe('The panel of signup');
  expect(panel.getAttribute('aria-labelledby')).toBe(find('[role=tab]', 'Sign up').id);
});

it('selects as the arrow keys move, focus and all, and leaves other keys alone', async () => {
  await mount(<Page />);
  find('[role=tab]', 'Log in').focus();
  expect(await type('ArrowRight')).toBe(false);
  expect(document.activeElement?.textContent).toBe('Sign up');
  expect(find('[role=tabpanel]').textContent).toBe('The panel of signup');
  expect(await type('ArrowDown')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Sign up');
  expect(await type('ArrowRight')).toBe(false);
  expect(document.activeElement?.textContent).toBe('Log in');
  await type('ArrowLeft');
  expect(document.activeElement?.textContent).toBe('Sign up');
});
