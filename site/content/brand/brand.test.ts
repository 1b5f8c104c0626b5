import type { SchemaContext } from 'astro:content';
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { brandSchema } from './brand.ts';

/** Astro hands schemas an `image()` that reads the file; the path itself is enough here. */
const context = { image: () => z.string() } as unknown as SchemaContext;
const schema = brandSchema(context);

const ROLL_NATION = new URL('../../../content/brands/roll-nation/brand.yaml', import.meta.url);
const written = () => parse(readFileSync(ROLL_NATION, 'utf8')) as Record<string, unknown>;
const pictures = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    src: `./gallery/${place}.jpg`,
    alt: `Picture number ${place} of a roll`,
  }));
const messages = (change: Record<string, unknown>) =>
  schema.safeParse({ ...written(), ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('brandSchema', () => {
  it('takes a gallery of six or nine pictures', () => {
    for (const count of [6, 9]) expect(messages({ gallery: pictures(count) })).toEqual([]);
    for (const count of [0, 5, 7, 8, 10])
      expect(messages({ gallery: pictures(count) })).toContain(
        'a gallery has nine or six pictures',
      );
  });

  it('refuses two pictures with one description', () => {
    const [first, ...rest] = pictures(9);
    const gallery = [first, ...rest.slice(1), first];
    expect(messages({ gallery })).toContain('an alt is used twice');
  });

  const styled = (change: object) => ({ style: { ...(written().style as object), ...change } });
  it.each([
    [
      'a dish that is listed twice',
      { specialties: ['Momo', 'Thukpa', 'Laphing', 'Tingmo', 'Momo'] },
    ],
    ['a sixth dish', { popularItems: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['a price range in another form than the published one', { priceRange: '₹80 to ₹180' }],
    ['an edge that no page can draw', styled({ edge: 'torn' })],
    [
      'a cut of letters that there is not',
      styled({ letter: { cut: 'black', spacing: 0, case: 'none' } }),
    ],
    ['a corner in another unit', styled({ corner: '12px' })],
  ])('refuses %s', (_what, change) => expect(messages(change)).not.toEqual([]));
});
