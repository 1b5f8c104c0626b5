import { describe, expect, it } from 'vitest';
import { ALIASES } from '../../../contract/routes.ts';
import { canonicalPath, isListed, listPublicPaths } from './public-paths.ts';

const slugs = { brands: ['roll-nation'], articles: ['cost-control'], media: ['award'] };

describe('the list of public pages', () => {
  const paths = listPublicPaths(slugs);

  it('has one address per entry', () => {
    expect(paths).toContain('/brands/roll-nation');
    expect(paths).toContain('/blog/cost-control');
    expect(paths).toContain('/media/award');
  });

  it('leaves the lead desk and the answers to a sent form out', () => {
    for (const path of ['/auth', '/auth/confirm', '/auth/reset', '/admin', '/contact/sent'])
      expect(paths).not.toContain(path);
  });

  it('leaves aliases out', () => {
    for (const alias of Object.keys(ALIASES)) expect(paths).not.toContain(alias);
  });

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
