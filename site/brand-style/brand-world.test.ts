import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Brand } from '../content/brand/brand.ts';
import { edge } from '../content/brand/brand-style.ts';
import { buildBrandWorld, buildEdge, measureName } from './brand-world.ts';

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

it.each(edge.options)('repeats the edge %s where its drawing ends', (name) => {
  const css = decodeURIComponent(buildEdge(name));
  const [across, side] = [...css.matchAll(/width="(\d+)" height="(\d+)"><path d="([^"]*)"/g)];
  const [width = 0, height = 0] = [Number(across?.[1]), Number(across?.[2])];
  // Every path begins with a stroke along the line that it hangs from.
  expect(across?.[3]).toContain(`H${width}`);
  expect(height).toBeGreaterThanOrEqual(20);
  expect(height).toBeLessThanOrEqual(60);
  expect([side?.[1], side?.[2]]).toEqual([String(height), String(width)]);
  expect(css).toMatch(new RegExp(`--edge-depth:${height}px$`));
});

it.each([
  ['mw', 'none', 0, 1.76],
  ['ai', 'none', 0, 1.14],
  ['AI', 'none', 0, 1.36],
  ['ai', 'uppercase', 0, 1.36],
  ['ai', 'none', 0.05, 1.24],
  ['ai', 'none', -0.05, 1.04],
] as const)(
  'measures %s in %s letters with spacing %d as %d em',
  (name, letters, spacing, width) => {
    expect(measureName(name, { cut: 'bold', case: letters, spacing }).width).toBe(width);
  },
);

it('measures a name in the two lines of which the longer is shortest', () => {
  const half = (name: string) => measureName(name, plain).half;
  expect(half('aaaa')).toBe(2.28);
  // "a aaaa" and "aa", not "a" and "aaaa aa".
  expect(half('a aaaa aa')).toBe(half('a aaaa'.replace(' ', 'x')));
});

it.each([
  [5, 10],
  [11, 10],
  [12, 9.6],
  [15, 7.7],
  [17, 6.8],
  [18, 6.5],
  [40, 6.5],
])('lets a name of %i letters grow to %d rem', (length, limit) => {
  expect(measureName('x'.repeat(length), plain).limit).toBe(limit);
});

it('measures a name by its longest word, in the case in which it is set', () => {
  const { width } = measureName('Chai Talkeez', plain);
  expect(measureName('Talkeez Chai', plain).width).toBe(width);
  expect(measureName('Chai Talkeez', { ...plain, case: 'uppercase' }).width).toBeGreaterThan(width);
});
