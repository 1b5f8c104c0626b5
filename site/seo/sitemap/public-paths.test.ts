import { describe, expect, it } from 'vitest';
import { ALIASES } from '../../../contract/routes.ts';
import { canonicalPath, isListed, listPublicPaths } from './public-paths.ts';

const slugs = { brands: ['roll-nation'], articles: ['cost-control'], media: ['award'] };

describe('the list of public pages', () => {
  const paths = listPublicPaths(slugs);

  it('has one address per entry', () => {
    const entries = ['/brands/roll-nation', '/blog/cost-control', '/media/award'];
    expect(paths).toEqual(expect.arrayContaining(entries));
  });

  it.each([
    ...['/auth', '/auth/confirm', '/auth/reset', '/admin', '/contact/sent'],
    ...Object.keys(ALIASES),
  ])('leaves out %s, which is the desk, an answer to a form or an alias', (path) =>
    expect(paths).not.toContain(path),
  );

  it('names no page twice', () => {
    expect(new Set(paths).size).toBe(paths.length);
  });
});

it('gives an alias the address of its page', () => {
  expect(canonicalPath('/franchise/cloud-kitchen')).toBe('/franchise/cloud-kitchen-model');
  expect(canonicalPath('/about')).toBe('/about');
});

it('does not list the page for unknown addresses', () => {
  expect(isListed('/404')).toBe(false);
});
