import type { SchemaContext } from 'astro:content';
import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { brandSchema } from './brand/brand.ts';
import { clubSchema } from './club.ts';
import { companySchema } from './company.ts';
import { courseSchema } from './education.ts';
import { franchiseModelSchema } from './franchise/franchise-model.ts';
import { promotionSchema } from './menu/promotion.ts';
import { legalSchema } from './page/page.ts';
import { pointListSchema } from './shared/point.ts';
import { seoSchema } from './shared/seo.ts';

const context = { image: () => z.string() } as unknown as SchemaContext;
const read = (pattern: string): object => {
  const [file = ''] = globSync(pattern).sort();
  const text = readFileSync(file, 'utf8');
  return parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text);
};
const brand = read('content/brands/roll-nation/brand.yaml') as { style: object; gallery: object[] };
const letters = (count: number) => 'x'.repeat(count);
const list = (count: number, item: unknown = 'x') => Array.from({ length: count }, () => item);
const style = (change: object) => ({ style: { ...brand.style, ...change } });
const spaced = (spacing: number) => style({ letter: { cut: 'bold', case: 'none', spacing } });
const captioned = (caption: string) => ({
  gallery: brand.gallery.map((picture) => ({ ...picture, caption })),
});

const [club, model, course] = ['clubs', 'franchise', 'courses'].map((name) =>
  read(`content/${name}/*.yaml`),
);
const seo = { title: 'Brands', description: letters(60) };
const legal = read('content/legal/*.md');
const offer = { id: 'a', order: 1, name: 'Combo', detail: 'Two for one', menu: 'roll-nation' };
const points = { heading: 'Why', items: list(3, { title: 'a', text: 'b' }) };

/** Of each pair the first change is just allowed, the second just not. */
it.each<[string, z.ZodType, object, object, object]>([
  ['title for search engines', seoSchema, seo, { title: letters(52) }, { title: letters(53) }],
  ['description', seoSchema, seo, { description: letters(50) }, { description: letters(49) }],
  ['legal title', legalSchema, legal, { title: letters(52) }, { title: letters(53) }],
  ['offer', promotionSchema, offer, { name: letters(30) }, { name: letters(31) }],
  ['points', pointListSchema, points, { items: points.items }, { items: points.items.slice(1) }],
  ['topics of a course', courseSchema, course ?? {}, { topics: list(3) }, { topics: list(4) }],
  ['activities', clubSchema(context), club ?? {}, { activities: list(1) }, { activities: [] }],
  ['summary', brandSchema(context), brand, { summary: letters(110) }, { summary: letters(111) }],
  ['caption', brandSchema(context), brand, captioned(letters(40)), captioned(letters(41))],
  ['wide spacing', brandSchema(context), brand, spaced(0.06), spaced(0.07)],
])('the limit of a %s', (_what, schema, entry, allowed, refused) => {
  expect(schema.safeParse({ ...entry, ...allowed }).error?.issues ?? []).toEqual([]);
  expect(schema.safeParse({ ...entry, ...refused }).success).toBe(false);
});

it('counts three claims of success at least', () => {
  const schema = franchiseModelSchema(context);
  const withClaims = (count: number) => ({
    ...model,
    // Placeholders are longer than what fills them.
    seo,
    success: { heading: 'x', claims: list(count, 'cloud-platforms') },
  });
  expect(schema.safeParse(withClaims(3)).success).toBe(true);
  expect(schema.safeParse(withClaims(2)).success).toBe(false);
});

it('reads the days of an offer as text, however YAML gave them', () => {
  const from = new Date('2026-12-24');
  expect(promotionSchema.parse({ ...offer, from, until: '2026-12-31' })).toMatchObject({
    from: '2026-12-24',
    until: '2026-12-31',
  });
});

it('takes a club for one of adults unless it says otherwise', () => {
  const { isForMinors: _own, ...adults } = (club ?? {}) as { isForMinors?: boolean };
  expect(clubSchema(context).parse(adults).isForMinors).toBe(false);
  expect(clubSchema(context).parse({ ...adults, isForMinors: true }).isForMinors).toBe(true);
});

it('leaves out an account that is still a sample', () => {
  const [confirmed, sample] = ['https://a.example', 'https://b.example'].map((url) => ({
    network: 'Instagram',
    url,
  }));
  const social = [confirmed, { ...sample, sample: true }];
  expect(companySchema.parse({ ...read('content/company.yaml'), social }).social).toEqual([
    confirmed,
  ]);
});
