import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCard } from '../share/load-cards.ts';
import { changes } from '../testing/astro-content.ts';
import { loadCrumbs } from './load-crumbs.ts';

vi.mock('astro:content', () => import('../testing/astro-content.ts'));
vi.mock('astro:assets', () => ({ getImage: async () => ({ src: '/a.webp' }) }));
vi.mock('astro/loaders', () => import('../testing/astro-content.ts'));
afterEach(() => changes.clear());

it.each([
  ['/', []],
  ['/brands/delhi-gali', ['Brands /brands', 'Delhi Gali /brands/delhi-gali']],
  [
    '/franchise/cloud-kitchen',
    ['Franchise /franchise', 'Cloud Kitchen Model /franchise/cloud-kitchen-model'],
  ],
  ['/auth/reset', ['Set a password /auth/reset']],
])('leads from home to %s by the names that visitors know', async (path, steps) => {
  const crumbs = await loadCrumbs(path, 'Set a password');
  expect(crumbs.map((crumb) => `${crumb.label} ${crumb.path}`)).toEqual(['Home /', ...steps]);
});

describe('share pictures', () => {
  it('show the dish that was chosen for a list', async () => {
    expect((await loadCard('/brands')).photo).toMatch(/^content\/brands\/yctfc-momos\//);
    expect((await loadCard('/menu')).photo).toMatch(/^content\/brands\/delhi-gali\//);
  });

  it('of an alias is that of its page, of any other page that of home', async () => {
    expect((await loadCard('/franchise/single-brand')).path).toBe(
      '/franchise/single-brand-franchise',
    );
    expect((await loadCard('/admin')).path).toBe('/');
    expect((await loadCard('/')).layout).toBe('hall');
  });

  it('follow the content while somebody works on it', async () => {
    vi.stubEnv('DEV', true);
    changes.set('brands/delhi-gali', { name: 'New Gali' });
    expect((await loadCard('/brands/delhi-gali')).title).toBe('New Gali');
    changes.set('brands/delhi-gali', { name: 'Old Gali' });
    expect((await loadCard('/brands/delhi-gali')).title).toBe('Old Gali');
    vi.unstubAllEnvs();
  });
});
