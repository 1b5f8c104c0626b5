export type Place = 'active' | 'before' | 'after';

/** The slide that lies `step` after `index` in a ring of `count` slides. */
export const stepFrom = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;

/**
 * Where a slide waits while `active` shows. The ring is cut opposite the active slide, so that the
 * first follows the last without running back past the others.
 */
export function placeOf(slide: number, active: number, count: number): Place {
  const distance = stepFrom(slide, -active, count);
  if (distance === 0) return 'active';
  return distance <= count / 2 ? 'after' : 'before';
}
