import { expect, it } from 'vitest';
import { isCurrent } from './site-header.tsx';

it('marks the page itself', () => {
  expect(isCurrent('/brands', '/brands')).toBe(true);
});

it('marks the parent of a sub-route', () => {
  expect(isCurrent('/brands/roll-nation', '/brands')).toBe(true);
});

it('does not mark home everywhere', () => {
  expect(isCurrent('/brands', '/')).toBe(false);
  expect(isCurrent('/', '/')).toBe(true);
});

it('does not mark a route that only begins alike', () => {
  expect(isCurrent('/menus', '/menu')).toBe(false);
});
