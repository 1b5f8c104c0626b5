import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCard, loadCards } from '../share/load-cards.ts';
import { changes } from '../testing/astro-content.ts';
import { TEST_SITE } from '../testing/site-facts.ts';
import { loadEntryNodes } from './json-ld/load-page-nodes.ts';
import type { PageNodes } from './json-ld/nodes.ts';
import { loadCrumbs } from './load-crumbs.ts';
import { loadPublicPaths, loadSitemapEntries } from './sitemap/load-public-paths.ts';

vi.mock('astro:content', () => import('../testing/astro-content.ts'));
vi.mock('astro:assets', () => ({ getImage: async () => ({ src: '/a.webp' }) }));
vi.mock('astro/loaders', () => import('../testing/astro-content.ts'));
afterEach(() => changes.clear());

const typesOf = ({ nodes }: PageNodes) => nodes.map((node) => node['@type']);
const load = (path: string) => loadEntryNodes(path, TEST_SITE);

describe('what search engines are told about a page', () => {
  it('of a brand: its restaurant and its menu', async () => {
    const page = await load('/brands/delhi-gali');
    expect(typesOf(page)).toEqual(['Restaurant', 'Menu', 'Restaurant']);
    expect(page.nodes[0]).toMatchObject({
      name: 'Delhi Gali',
      hasMenu: { '@id': 'https://example.in/brands/delhi-gali#menu' },
    });
    expect(page.nodes[1]).toMatchObject({ name: 'Delhi Gali menu' });
  });

  it('of a brand without a menu: only its restaurant', async () => {
    const page = await load('/brands/smoky-bliss-pizzeria');
    expect(typesOf(page)).toEqual(['Restaurant', 'Restaurant']);
    expect(page.nodes[0]).not.toHaveProperty('hasMenu');
  });

  it('of every article and every story with a text: who published it', async () => {
    const paths = await loadPublicPaths();
    const kinds = await Promise.all(
      paths.map(async (path) => `${path.split('/')[1]} ${typesOf(await load(path))}`),
    );
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect(count('blog BlogPosting')).toBe(
      paths.filter((path) => path.startsWith('/blog/')).length,
    );
    expect(count('blog BlogPosting')).toBeGreaterThan(3);
    expect(count('media NewsArticle')).toBe(
      paths.filter((path) => path.startsWith('/media/')).length,
    );
    expect(count('media NewsArticle')).toBeGreaterThan(1);
  });

  it('of a page that is more than its own text: nothing', async () => {
    expect(await load('/about')).toEqual({ types: ['WebPage'], mainEntity: undefined, nodes: [] });
  });
});

describe('the sitemap', () => {
  it('dates the lists of stories by their newest', async () => {
    const entries = await loadSitemapEntries();
    const dayOf = (path: string) => entries.find((entry) => entry.path === path)?.lastModified;
    for (const list of ['/blog', '/media']) {
      const days = entries
        .filter(({ path }) => path.startsWith(`${list}/`))
        .map(({ lastModified }) => lastModified ?? '');
      expect(days.length).toBeGreaterThan(1);
      expect(days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true);
      expect(dayOf(list)).toMatch(/^\d{4}/);
      for (const day of days) expect((dayOf(list) ?? '') >= day).toBe(true);
    }
    expect(dayOf('/about')).toBeUndefined();
  });
});

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
  it('there is one for every listed page, with a picture and a description', async () => {
    const cards = await loadCards();
    for (const path of await loadPublicPaths()) {
      expect(cards.get(path)?.photo, path).toMatch(/^content\/.+\.\w+$/);
      expect(cards.get(path)?.alt.length, path).toBeGreaterThan(20);
      expect(cards.get(path)?.siteName).toBe('YCTFC');
    }
  });

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

  it('are collected once for a build', async () => {
    vi.stubEnv('DEV', false);
    const first = await loadCards();
    expect(await loadCards()).toBe(first);
    vi.unstubAllEnvs();
  });
});
