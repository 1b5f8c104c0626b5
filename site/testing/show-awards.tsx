import { vi } from 'vitest';
import { find, findAll, fire, happens, mount } from '../../ui/testing/mount.ts';
import { AwardsCarousel } from '../islands/awards-carousel/awards-carousel.tsx';

/** How long each award stays (specification, business constants). */
export const STAY_MS = 4000;

export const AWARDS = [
  'Franchise of the year',
  'Best rolls',
  'Fastest growing',
  'Cleanest kitchen',
  'Kindest team',
].map((title, at) => ({
  id: `award-${at}`,
  title,
  description: `Why it was given: ${title}`,
  image: { src: `/${at}.webp`, alt: '', width: 200, height: 200 },
}));

/** The system's wish for less motion, which a visitor may change while the page is open. */
export function stubMotion(prefersStill: boolean) {
  const query = Object.assign(new EventTarget(), { matches: prefersStill });
  vi.stubGlobal('matchMedia', () => query);
  return (matches: boolean) => {
    query.matches = matches;
    return fire(query, new Event('change'));
  };
}

export const showAwards = () => mount(<AwardsCarousel label="Our awards" awards={AWARDS} />);

/** The number of the award that shows, counted from 1. */
export const readShown = (): number =>
  findAll('[data-place]').findIndex(({ dataset }) => dataset.place === 'active') + 1;

export const wait = (ms: number) => happens(() => vi.advanceTimersByTime(ms));
export const carousel = () => find('section');

/** Lets a pointer do something to an element. */
export const point = (at: Element, type: string, init: PointerEventInit = {}) =>
  fire(at, new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init }));
