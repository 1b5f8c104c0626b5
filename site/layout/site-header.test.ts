import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { listMainLinks, navigationSchema } from '../content/page/navigation.ts';
import { findCurrent } from './site-header.tsx';

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

it('holds every link of the specification, within a group or beside it', () => {
  const navigation = navigationSchema.parse(parse(readFileSync('content/navigation.yaml', 'utf8')));
  const links = listMainLinks(navigation).map(({ label, href }) => `${label} ${href}`);
  expect(links).toEqual(
    expect.arrayContaining([
      ...['Home /', 'About /about', 'Brands /brands', 'Menu /menu', 'Franchise /franchise'],
      ...['Education /education', 'Clubs /club-membership', 'Blog /blog', 'Media /media'],
      'Contact /contact',
    ]),
  );
  expect(navigation.action).toEqual({ label: 'Franchise Partner', href: '/franchise' });
});
