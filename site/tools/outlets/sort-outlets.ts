import { sharedDigits } from '../pin.ts';

/** How near by number: the whole PIN code, the sorting district, the postal region, or none of them. */
export type Nearness = 6 | 3 | 2 | 0;

/**
 * The nearest by number first: by how many leading digits the PIN codes share, then by the difference of the rest. That
 * is how post is sorted, and often but not always how near a place is.
 */
export function sortByPin<Place extends { postalCode: string }>(
  places: readonly Place[],
  pin: string,
): (Place & { nearness: Nearness })[] {
  const gap = ({ postalCode }: Place) => Math.abs(Number(postalCode) - Number(pin));
  const shared = ({ postalCode }: Place) => sharedDigits(postalCode, pin);
  return [...places]
    .sort((left, right) => shared(right) - shared(left) || gap(left) - gap(right))
    .map((place) => ({ ...place, nearness: nearnessOf(shared(place)) }));
}

const nearnessOf = (digits: number): Nearness =>
  digits === 6 ? 6 : digits >= 3 ? 3 : digits === 2 ? 2 : 0;
