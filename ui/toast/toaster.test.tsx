// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, findAll, fire, happens, mount, press } from '../testing/mount.ts';
import { pageToasts, showToast, TOAST_DURATION_MS } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of pageToasts.getToasts()) pageToasts.dismiss(id);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (...titles: string[]) =>
  happens(() => {
    for (const title of titles) showToast({ title });
  });
const wait = (ms: number) => happens(() => vi.advanceTimersByTime(ms));
const titles = () => findAll('[role=status] p').map(({ textContent }) => textContent);
const card = () => find('[data-tone]');
const LONG = 10 * TOAST_DURATION_MS;

/** Lets the visitor go to another tab, or come back. */
function look(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  return fire(document, new Event('visibilitychange'));
}

it('announces an error at once and everything else when there is time', async () => {
  await mount(<Toaster />);
  expect(findAll('[role=alert], [role=status]').map(({ textContent }) => textContent)).toEqual([
    '',
    '',
  ]);
  await happens(() => {
    showToast({ title: 'Error', tone: 'destructive', description: 'Try again.' });
    showToast({ title: 'Sent', tone: 'success' });
    showToast({ title: 'Cleared' });
  });
  expect(find('[role=alert]').textContent).toBe('ErrorTry again.');
  expect(titles()).toEqual(['Sent', 'Cleared']);
  await wait(TOAST_DURATION_MS);
  expect(findAll('[data-tone]')).toEqual([]);
});

const point = (type: string) => fire(card(), new PointerEvent(type, { bubbles: true }));
const HOLDS = [
  ['hovered', () => point('pointerover'), () => point('pointerout')],
  [
    'focused',
    () => happens(() => find('button', 'Dismiss').focus()),
    () => happens(() => find('button', 'Dismiss').blur()),
  ],
] as const;

it.each(HOLDS)('waits while it is %s', async (_how, begin, end) => {
  await mount(<Toaster />);
  await show('Sent');
  await begin();
  await wait(LONG);
  expect(titles()).toEqual(['Sent']);
  await end();
  await wait(TOAST_DURATION_MS);
  expect(titles()).toEqual([]);
});

it('waits while nobody looks at the page, also when it opens in the background', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await mount(<Toaster />);
  await show('Sent');
  await wait(LONG);
  expect(titles()).toEqual(['Sent']);
  await look(false);
  await wait(TOAST_DURATION_MS - 1);
  expect(titles()).toEqual(['Sent']);
  await look(true);
  await wait(LONG);
  expect(titles()).toEqual(['Sent']);
  await look(false);
  await wait(TOAST_DURATION_MS);
  expect(titles()).toEqual([]);
});

it.each(HOLDS)('does not delay the next when it is dismissed while %s', async (_how, begin) => {
  await mount(<Toaster />);
  await show('first');
  await begin();
  await happens(() => find('button', 'Dismiss').click());
  await show('second');
  await wait(TOAST_DURATION_MS);
  expect(titles()).toEqual([]);
});

it('gives the focus back to where it came from when it is dismissed', async () => {
  const { place } = await mount(
    <>
      <button type="button">Send</button>
      <Toaster />
    </>,
  );
  await happens(() => find('button', 'Send').focus());
  await show('first', 'second');
  // From one toast to the other: the focus comes from the page all the same.
  const [first, second] = findAll('button', 'Dismiss');
  await happens(() => first?.focus());
  await happens(() => second?.focus());
  await happens(() => second?.click());
  expect(titles()).toEqual(['first']);
  expect(document.activeElement).toBe(place.querySelector('button'));
  await press('Dismiss');
  expect(document.activeElement?.textContent).toBe('Send');
});
