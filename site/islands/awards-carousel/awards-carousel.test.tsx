// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { find, findAll, fire, happens, press } from '../../../ui/testing/mount.ts';
import {
  AWARDS,
  carousel,
  point,
  readShown,
  STAY_MS,
  showAwards,
  stubMotion,
  wait,
} from '../../testing/show-awards.tsx';
import { placeOf, stepFrom } from './awards-carousel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  stubMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const live = () => carousel().lastElementChild?.getAttribute('aria-live');
const icon = () => findAll('button svg')[0]?.innerHTML;

/** @returns whether the browser still did what it does for this key */
async function type(key: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await fire(carousel(), event);
  return !event.defaultPrevented;
}

it('shows each award for four seconds, and starts over after the last', async () => {
  await showAwards();
  const seen = [readShown()];
  await wait(STAY_MS - 1);
  expect(readShown()).toBe(1);
  await wait(1);
  for (let turn = 0; turn < 5; turn++) {
    seen.push(readShown());
    await wait(STAY_MS);
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 1]);
});

it('tells where each award stands among all, and who moves it', async () => {
  await showAwards();
  expect(
    findAll('[aria-roledescription=slide]').map(
      (slide) => slide.ariaLabel ?? slide.getAttribute('aria-label'),
    ),
  ).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']);
  expect(live(), 'what moves by itself is not read out').toBe('off');
  await press('Pause the awards');
  expect(live()).toBe('polite');
});

it('turns by its buttons, and an award that was chosen stays its full time', async () => {
  await showAwards();
  const step = (label: string) => happens(() => find('svg', label).closest('button')?.click());
  await step('Next award');
  expect(readShown()).toBe(2);
  await step('Previous award');
  await step('Previous award');
  expect(readShown()).toBe(5);
  await wait(STAY_MS - 1);
  await happens(() => find('button', AWARDS[1]?.title).click());
  expect(findAll('[aria-current=true]').map(({ textContent }) => textContent)).toEqual([
    AWARDS[1]?.title,
  ]);
  await wait(STAY_MS - 1);
  expect(readShown()).toBe(2);
  await wait(1);
  expect(readShown()).toBe(3);
});

it('turns by the arrow keys and leaves other keys alone', async () => {
  await showAwards();
  expect(await type('ArrowRight')).toBe(false);
  expect(readShown()).toBe(2);
  await type('ArrowLeft');
  await type('ArrowLeft');
  expect(readShown()).toBe(5);
  expect(await type('ArrowDown')).toBe(true);
  expect(readShown()).toBe(5);
});

it('is one place that rotates instead of a row that scrolls, from where the visitor had scrolled', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(590);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  await showAwards();
  expect(readShown()).toBe(3);
  expect(carousel().hasAttribute('data-ready')).toBe(true);
  const row = carousel().lastElementChild;
  expect(row?.hasAttribute('tabindex'), 'nothing to scroll, no stop of the keyboard').toBe(false);
});

it('the button stops it for good, and starts it although pointer and focus are still on it', async () => {
  await showAwards();
  await point(carousel(), 'pointerover');
  const running = icon();
  await press('Pause the awards');
  expect(icon()).not.toBe(running);
  await wait(10 * STAY_MS);
  expect(readShown()).toBe(1);
  await press('Play the awards');
  expect(icon()).toBe(running);
  await wait(STAY_MS);
  expect(readShown()).toBe(2);
});

it('stands still for a visitor who wants less motion, until it is started', async () => {
  stubMotion(true);
  await showAwards();
  await wait(10 * STAY_MS);
  expect(readShown()).toBe(1);
  await press('Play the awards');
  await wait(STAY_MS);
  expect(readShown()).toBe(2);
  await press('Pause the awards');
  await wait(10 * STAY_MS);
  expect(readShown()).toBe(2);
});

it('stops as soon as the visitor wants less motion, and no longer than that', async () => {
  const prefer = stubMotion(false);
  const { unmount } = await showAwards();
  await prefer(true);
  await wait(STAY_MS);
  expect(readShown()).toBe(1);
  await prefer(false);
  await wait(STAY_MS);
  expect(readShown()).toBe(2);
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('steps run around in both directions', () => {
  expect(stepFrom(4, 1, 5)).toBe(0);
  expect(stepFrom(0, -1, 5)).toBe(4);
  expect(stepFrom(2, -12, 5)).toBe(0);
});

test('the neighbours of the last slide are the one before it and the first', () => {
  const places = [0, 1, 2, 3, 4].map((slide) => placeOf(slide, 4, 5));
  expect(places).toEqual(['after', 'after', 'before', 'before', 'active']);
});

test('of two slides the other one follows, whichever shows', () => {
  expect([placeOf(1, 0, 2), placeOf(0, 1, 2)]).toEqual(['after', 'after']);
});
