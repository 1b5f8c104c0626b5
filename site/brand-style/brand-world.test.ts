import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Brand } from '../content/brand/brand.ts';
import { edge } from '../content/brand/brand-style.ts';
import { buildEdge } from './brand-edge.ts';
import { buildBrandWorld, measureName } from './brand-world.ts';

const BRANDS = new URL('../../content/brands/', import.meta.url);
const readBrand = (slug: string) =>
  parse(readFileSync(new URL(`${slug}/brand.yaml`, BRANDS), 'utf8')) as Brand;

const plain = { cut: 'bold', spacing: 0, case: 'none' } as const;

it('gives every brand a style of its own', () => {
  const worlds = readdirSync(BRANDS).map((slug) => buildBrandWorld(readBrand(slug)));
  expect(new Set(worlds).size).toBe(worlds.length);
});

it.each(edge.options)(
  'draws the edge %s as two masks without a quote or angle bracket to break out of',
  (name) => {
    const masks = [...buildEdge(name).matchAll(/url\('([^']*)'\)/g)].map(([, address]) => address);
    expect(masks).toHaveLength(2);
    for (const mask of masks) {
      expect(mask).toMatch(/^data:image\/svg\+xml,%3Csvg /);
      expect(mask).not.toMatch(/[<>#]/);
    }
  },
);

it('measures a name by its longest word, in the case in which it is set', () => {
  const { width } = measureName('Chai Talkeez', plain);
  expect(measureName('Talkeez Chai', plain).width).toBe(width);
  expect(measureName('Chai Talkeez', { ...plain, case: 'uppercase' }).width).toBeGreaterThan(width);
});

it('lets a short name grow larger than a long one', () => {
  const short = measureName('Delhi Gali', plain);
  expect(short.limit).toBeGreaterThan(measureName('Smoky Bliss Pizzeria', plain).limit);
});
