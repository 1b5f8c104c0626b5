import { afterEach, describe, expect, it, vi } from 'vitest';
import { changes, getCollection } from '../testing/astro-content.ts';
import { loadBrands } from './brand/load-brands.ts';
import { loadFranchiseModels } from './franchise/load-franchise-models.ts';
import { loadAwards, loadPeople } from './load-company.ts';
import { loadMenus } from './menu/load-menus.ts';
import { loadPromotions } from './menu/load-promotions.ts';
import { loadArticles } from './story/load-articles.ts';
import { hasMediaPage, loadMediaItems } from './story/load-media-items.ts';

vi.mock('astro:content', () => import('../testing/astro-content.ts'));
vi.mock('astro/loaders', () => import('../testing/astro-content.ts'));
afterEach(() => {
  changes.clear();
  vi.unstubAllEnvs();
});

const SMALL_FIRST = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('the order of the content', () => {
  it.each([
    ['brands', async () => (await loadBrands()).map(({ order }) => order)],
    ['menus', async () => (await loadMenus()).map(({ brand }) => brand.order)],
    ['franchise models', async () => (await loadFranchiseModels()).map(({ order }) => order)],
    ['people', async () => (await loadPeople()).shown.map(({ order }) => order)],
  ])('of %s is the written one', async (_what, load) => {
    const orders = await load();
    expect(orders.length).toBeGreaterThan(2);
    expect(orders).toEqual(SMALL_FIRST(orders));
  });

  it.each([
    ['articles', async () => (await loadArticles()).map(({ data }) => data.date.getTime())],
    ['media items', async () => (await loadMediaItems()).map(({ data }) => data.date.getTime())],
  ])('of %s is the newest first', async (_what, load) => {
    const days = await load();
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(SMALL_FIRST(days).toReversed());
  });
});

it('a menu belongs to the brand of its folder', async () => {
  const menus = await loadMenus();
  expect(menus.length).toBeGreaterThan(0);
  for (const { slug, brand } of menus) expect(brand.slug).toBe(slug);
});

it('an offer is shown in its order on the days on which it holds', async () => {
  const [first] = await getCollection('promotions');
  changes.set(`promotions/${first?.id}`, { from: '2026-07-01', until: '2026-09-15' });
  const names = async (day: string) => (await loadPromotions(day)).map(({ id }) => id);
  const all = await names('2026-08-01');
  expect(all).toContain(first?.id);
  expect(await names('2026-11-01')).toEqual(all.filter((id) => id !== first?.id));
});

describe('people and awards that nobody has confirmed', () => {
  it('are shown on the own machine', async () => {
    vi.stubEnv('SITE_URL', 'http://localhost:3000');
    const { shown, hidden } = await loadPeople();
    expect([shown.length > 3, hidden.length]).toEqual([true, 0]);
    expect((await loadAwards()).areConfirmed).toBe(true);
  });

  it('are hidden in public, or said to be unconfirmed', async () => {
    vi.stubEnv('SITE_URL', 'https://www.yctfc.in');
    const [person] = await getCollection('people');
    for (const { id } of await getCollection('people'))
      changes.set(`people/${id}`, { sample: true });
    changes.set(`people/${person?.id}`, { sample: undefined });
    const { shown, hidden } = await loadPeople();
    expect(shown.map(({ id }) => id)).toEqual([person?.id]);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.map(({ id }) => id)).not.toContain(person?.id);
    expect((await loadAwards()).areConfirmed).toBe(false);
  });

  it('are confirmed once no award is a sample', async () => {
    vi.stubEnv('SITE_URL', 'https://www.yctfc.in');
    for (const { id } of (await loadAwards()).awards)
      changes.set(`awards/${id}`, { sample: undefined });
    expect((await loadAwards()).areConfirmed).toBe(true);
  });
});

describe('a media item', () => {
  const find = async (id: string) => (await loadMediaItems()).find((item) => item.id === id);

  it('leads to its own page where it has a text', async () => {
    const items = await loadMediaItems();
    const own = items.filter(hasMediaPage);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(items.length);
    for (const { id, link, opensNewTab } of own)
      expect({ link, opensNewTab }).toEqual({ link: `/media/${id}`, opensNewTab: false });
  });

  it('leads to its video, in a new tab, and else to a page of ours', async () => {
    const others = (await loadMediaItems()).filter((item) => !hasMediaPage(item));
    const videos = others.filter(({ isVideo }) => isVideo);
    expect(videos.length).toBeGreaterThan(0);
    for (const { link, data, opensNewTab } of videos)
      expect({ link, opensNewTab }).toEqual({ link: data.videoUrl, opensNewTab: true });
    for (const { isVideo, data } of await loadMediaItems())
      expect(isVideo).toBe(data.type === 'video');
    const [first] = videos;
    changes.set(`media/${first?.id}`, { videoUrl: 'https://vimeo.com/1' });
    expect((await find(first?.id ?? ''))?.opensNewTab).toBe(false);
  });

  it('without either leads to a page of ours', async () => {
    const [item] = (await loadMediaItems()).filter((one) => !hasMediaPage(one));
    const id = item?.id ?? '';
    changes.set(`media/${id}`, { type: 'news', videoUrl: undefined, linkTo: 'franchise' });
    expect(await find(id)).toMatchObject({ link: '/franchise', opensNewTab: false });
  });
});
