// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { find, findAll, fire, happens, press } from '../../../ui/testing/mount.ts';
import {
  carousel,
  point,
  readShown,
  STAY_MS,
  showAwards,
  stubMotion,
  wait,
} from '../../testing/show-awards.tsx';

let hidden: MockInstance<() => boolean>;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  stubMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const LONG = 10 * STAY_MS;
const [first, second] = [() => findAll('li button')[0], () => findAll('li button')[1]];

/** Lets the visitor go to another tab, or come back. */
function look(isHidden: boolean) {
  hidden.mockReturnValue(isHidden);
  hidden.mockClear();
  return fire(document, new Event('visibilitychange'));
}

/** Browsers show the focus of a keyboard, not that of a press. */
const stubFocusRing = (isShown: boolean) =>
  vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(isShown);

it('waits under the pointer and goes on when it leaves', async () => {
  await showAwards();
  await point(carousel(), 'pointerover');
  await wait(LONG);
  expect(readShown()).toBe(1);
  await point(carousel(), 'pointerout');
  await wait(STAY_MS);
  expect(readShown()).toBe(2);
});

it('does not wait under a finger, which never leaves', async () => {
  await showAwards();
  await point(carousel(), 'pointerover', { pointerType: 'touch' });
  await wait(STAY_MS);
  expect(readShown()).toBe(2);
});

it('waits while the keyboard is in it, wherever', async () => {
  stubFocusRing(true);
  await showAwards();
  await happens(() => first()?.focus());
  await happens(() => second()?.focus());
  await wait(LONG);
  expect(readShown()).toBe(1);
  await happens(() => second()?.blur());
  await wait(STAY_MS);
  expect(readShown()).toBe(2);
});

it('does not wait for the focus that a press leaves behind', async () => {
  stubFocusRing(false);
  await showAwards();
  await happens(() => first()?.focus());
  await wait(STAY_MS);
  expect(readShown()).toBe(2);
});

it('waits again under a pointer that comes back after Play was pressed', async () => {
  await showAwards();
  await point(carousel(), 'pointerover');
  await press('Pause the awards');
  await press('Play the awards');
  await point(carousel(), 'pointerout');
  await point(carousel(), 'pointerover');
  await wait(LONG);
  expect(readShown()).toBe(1);
});

it('does not wait again for the focus that moves on after Play was pressed', async () => {
  stubFocusRing(true);
  await showAwards();
  await press('Pause the awards');
  await press('Play the awards');
  await happens(() => first()?.focus());
  await wait(STAY_MS);
  expect(readShown()).toBe(2);
});

it('stands still in a hidden tab and goes on once it is seen', async () => {
  hidden.mockReturnValue(true);
  const prefer = stubMotion(false);
  const { unmount } = await showAwards();
  await wait(LONG);
  expect(readShown()).toBe(1);
  await look(false);
  await wait(STAY_MS);
  expect(readShown()).toBe(2);
  await look(true);
  await wait(LONG);
  expect(readShown()).toBe(2);
  await unmount();
  await look(false);
  await prefer(true);
  expect(hidden, 'a page without it hears nothing').not.toHaveBeenCalled();
});

/** One move of a pointer over the awards, from the middle. */
async function swipe(across: number, down = 0, init: PointerEventInit = { pointerType: 'touch' }) {
  const row = carousel().lastElementChild as Element;
  await point(row, 'pointerdown', { clientX: 200, clientY: 200, ...init });
  await point(row, 'pointerup', { clientX: 200 + across, clientY: 200 + down, ...init });
}

it.each([
  ['a swipe to the left', -40, 0, 2],
  ['a swipe to the right', 40, 0, 5],
  ['a swipe with a pen', -60, 10, 2, 'pen'],
  ['a slanting swipe', -60, 60, 2],
  ['a tap', -39, 0, 1],
  ['a tap that trembles', 39, 0, 1],
  ['a scroll', -50, 51, 1],
  ['a scroll upwards', 50, -51, 1],
  ['a mouse', -300, 0, 1, 'mouse'],
])(
  '%s of %i px, %i px down, shows award %i',
  async (_what, across, down, shown, pointerType = 'touch') => {
    await showAwards();
    await swipe(across, down, { pointerType });
    expect(readShown()).toBe(shown);
  },
);

it('counts no swipe twice, and none that the browser took for itself', async () => {
  await showAwards();
  const row = find('section').lastElementChild as Element;
  const end = { pointerType: 'touch', clientX: 0, clientY: 200 };
  await swipe(-60);
  await point(row, 'pointerup', end);
  expect(readShown()).toBe(2);
  await point(row, 'pointerdown', { ...end, clientX: 200 });
  await point(row, 'pointercancel', end);
  await point(row, 'pointerup', end);
  expect(readShown()).toBe(2);
});
