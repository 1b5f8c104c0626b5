import { expect, it } from 'vitest';
import { findStart } from './franchise-model.ts';

const model = (min: number, isExpired?: boolean) => ({
  figures: { investment: { min, max: 9_000_000, ...(isExpired && { isExpired }) } },
});

it('begins with the smallest stated investment, wherever it stands', () => {
  const [counter, hall, kitchen] = [model(800_000), model(2_500_000), model(500_000)];
  expect(findStart([counter, hall, kitchen])).toBe(kitchen);
  expect(findStart([kitchen, counter])).toBe(kitchen);
});

it('recommends nothing while a figure has lapsed, or of no models', () => {
  expect(findStart([model(500_000), model(800_000, true)])).toBeUndefined();
  expect(findStart([])).toBeUndefined();
});
