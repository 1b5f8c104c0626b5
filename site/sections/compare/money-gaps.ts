import type { Range } from '../../format/range.ts';

/** What lies between ranges of money: sums that are more than one range takes and less than the next. */
export function findGaps(ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort((left, right) => left.min - right.min);
  return sorted.flatMap(({ min }, place) => {
    const covered = Math.max(...sorted.slice(0, place).map(({ max }) => max));
    return place > 0 && covered < min ? [{ min: covered, max: min }] : [];
  });
}
