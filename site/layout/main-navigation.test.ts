import { expect, it } from 'vitest';
import { findCurrent } from './main-navigation.tsx';

const LINKS = ['/', '/brands', '/menu', '/franchise', '/franchise/finder'].map((href) => ({
  href,
}));

it.each([
  ['the page itself', '/brands', '/brands'],
  ['the parent of a sub-route', '/brands/roll-nation', '/brands'],
  ['the nearest of two parents', '/franchise/finder', '/franchise/finder'],
  ['the parent beside a link below it', '/franchise/payback', '/franchise'],
  ['home for home alone', '/', '/'],
])('marks %s', (_, path, current) => {
  expect(findCurrent(path, LINKS)).toBe(current);
});

it('marks neither home everywhere nor a route that only begins alike', () => {
  expect(findCurrent('/menus', LINKS)).toBeUndefined();
});
