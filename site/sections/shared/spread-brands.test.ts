import { describe, expect, it } from 'vitest';
import { spreadHall, spreadWall } from './spread-brands.ts';

/** Whether cards of these widths fill rows one after the other. */
function fillsRows(widths: readonly number[], row: number): boolean {
  let filled = 0;
  for (const width of widths) {
    filled += width;
    if (filled > row) return false;
    if (filled === row) filled = 0;
  }
  return filled === 0;
}

describe.each([1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16])('%i brands', (count) => {
  it.each([
    ['wall', spreadWall(count), 20],
    ['hall', spreadHall(count), 12],
  ])('leave no hole in the %s', (_, cards, parts) => {
    expect(cards).toHaveLength(count);
    expect(cards.map(({ narrow }) => narrow)).toSatisfy((widths) => fillsRows(widths, 6));
    expect(cards.map(({ wide }) => wide)).toSatisfy((widths) => fillsRows(widths, parts));
  });
});

it('keeps nine as they were drawn', () => {
  expect(spreadWall(9).map(({ wide }) => wide)).toEqual([7, 4, 4, 5, 4, 4, 4, 4, 4]);
  expect(spreadHall(9).map(({ wide }) => wide)).toEqual([7, 5, 4, 4, 4, 5, 7, 6, 6]);
});
