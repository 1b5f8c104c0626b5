import { expect, test } from 'vitest';
import { placeOf, stepFrom } from './place-of.ts';

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
