import { globSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CITIES } from '../../../contract/desk/spelling.ts';
import { outletNode } from '../../seo/json-ld/nodes.ts';
import { changes } from '../../testing/astro-content.ts';
import { TEST_OUTLETS } from '../../testing/outlets.ts';
import { TEST_SITE } from '../../testing/site-facts.ts';
import { loadCities, loadOpenCities, loadOutlets, otherNames } from './load-places.ts';
import { outletSchema } from './outlet.ts';

vi.mock('astro:content', () => import('../../testing/astro-content.ts'));
vi.mock('astro/loaders', () => import('../../testing/astro-content.ts'));
afterEach(() => {
  changes.clear();
  vi.unstubAllEnvs();
});

describe('cities', () => {
  it('stand once, and the desk recognises each by its name', async () => {
    const names = (await loadCities()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(19);
    expect(new Set(names).size).toBe(names.length);
    const known = new Set(CITIES.map(([name]) => name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('come by states with the most open ones, the open ones first', async () => {
    vi.stubEnv('SITE_URL', 'http://localhost:3000');
    const cities = await loadCities();
    expect(cities.slice(0, 7).map(({ name, status }) => `${name} ${status}`)).toEqual([
      ...['Amritsar open', 'Jalandhar open', 'Ludhiana open', 'Mohali open', 'Patiala open'],
      ...['Zirakpur open', 'Bathinda talking'],
    ]);
    const states = cities.map(({ state }) => state);
    const begun = states.filter((state, at) => state !== states[at - 1]);
    expect(new Set(begun).size).toBe(begun.length);
  });

  it('are open to strangers and to the score only once that is confirmed', async () => {
    vi.stubEnv('SITE_URL', 'https://www.yctfc.in');
    changes.set('cities/moga', { status: 'open' });
    changes.set('cities/ludhiana', { status: { value: 'open', sample: true } });
    const open = await loadOpenCities();
    expect(open).toContain('Moga');
    expect(open).not.toContain('Ludhiana');
    vi.stubEnv('SITE_URL', 'http://localhost:3000');
    expect(await loadOpenCities()).toEqual(expect.arrayContaining(['Moga', 'Ludhiana']));
  });

  it('have other names', () => {
    expect(otherNames('Gurugram')).toContain('gurgaon');
    expect(otherNames('Nowhere')).toEqual([]);
  });
});

describe('outlets', () => {
  const { slug: _slug, ...written } = TEST_OUTLETS[0] as (typeof TEST_OUTLETS)[0];
  const entry = { ...written, brands: ['delhi-gali'] };

  it('are listed as they are written', () => {
    expect(outletSchema.safeParse(entry).success).toBe(true);
  });

  it.each([
    ['a sample', { sample: true }],
    ['a sample of a street', { street: { value: 'Mall Road', sample: true } }],
    ['an hour that is none', { hours: [{ days: ['Mo'], opens: '9', closes: '22:00' }] }],
    ['no brand', { brands: [] }],
    ['a month that is none', { since: '2025-13' }],
  ])('%s is refused', (_what, change) => {
    expect(outletSchema.safeParse({ ...entry, ...change }).success).toBe(false);
  });

  it('are those of the content, and no sample', async () => {
    expect(await loadOutlets()).toHaveLength(globSync('content/outlets/*.yaml').length);
  });

  it('tell search engines where, when and what', () => {
    const [outlet] = TEST_OUTLETS;
    expect(outlet && outletNode(outlet, ['/rolls.webp'], TEST_SITE)).toMatchObject({
      image: ['https://example.in/rolls.webp'],
      '@type': 'Restaurant',
      '@id': 'https://example.in/outlets#sector-9',
      address: { postalCode: '160009', addressCountry: 'IN' },
      telephone: '+919000000009',
      priceRange: '₹60-₹350',
      servesCuisine: ['Fast Food', 'Cafe'],
      hasMap: 'https://maps.example/9',
      openingHoursSpecification: [
        { opens: '11:00', closes: '22:30' },
        { dayOfWeek: ['Saturday', 'Sunday'] },
      ],
    });
  });
});
