import { expect, test } from 'vitest';
import { findTurn } from './find-turn.ts';

const DISHES = ['burger', 'pizza', 'momos'];

test('the turn is the same from Monday to Sunday and goes to the next one on Monday', () => {
  const monday = findTurn(DISHES, '2026-11-23');
  expect(findTurn(DISHES, '2026-11-29')).toBe(monday);
  expect(findTurn(DISHES, '2026-11-22')).not.toBe(monday);
  expect(findTurn(DISHES, '2026-11-30')).not.toBe(monday);
});

test('every one has its week, over and over', () => {
  const weeks = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'];
  const turns = weeks.map((week) => findTurn(DISHES, week));
  expect(new Set(turns)).toEqual(new Set(DISHES));
  expect(turns[3]).toBe(turns[0]);
});

test('where nothing takes turns it says so', () => {
  expect(() => findTurn([], '2026-11-23')).toThrow('Nothing takes turns.');
});
