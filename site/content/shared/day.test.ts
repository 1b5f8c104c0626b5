import { expect, it } from 'vitest';
import { isOpen } from './day.ts';

const SUMMER = { from: '2026-06-01', until: '2026-08-31' };

it.each([
  ['2026-05-31', false],
  ['2026-06-01', true],
  ['2026-08-31', true],
  ['2026-09-01', false],
])('counts both its days: %s', (today, isShown) => {
  expect(isOpen(SUMMER, today)).toBe(isShown);
});

it('has no end that was not written', () => {
  expect(isOpen({}, '2030-01-01')).toBe(true);
  expect(isOpen({ until: '2026-08-31' }, '1999-01-01')).toBe(true);
});
