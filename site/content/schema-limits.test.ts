import type { SchemaContext } from 'astro:content';
import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { clubSchema } from './club.ts';
import { companySchema } from './company.ts';
import { promotionSchema } from './menu/promotion.ts';

const context = { image: () => z.string() } as unknown as SchemaContext;
const read = (pattern: string): object => parse(readFileSync(globSync(pattern)[0] ?? '', 'utf8'));

it('reads the days of an offer as text, however YAML gave them', () => {
  const offer = { id: 'a', order: 1, name: 'Combo', detail: 'Two for one', menu: 'roll-nation' };
  const days = { from: new Date('2026-12-24'), until: '2026-12-31' };
  expect(promotionSchema.parse({ ...offer, ...days })).toMatchObject({
    from: '2026-12-24',
    until: '2026-12-31',
  });
});

it('takes a club for one of adults unless it says otherwise', () => {
  const { isForMinors: _own, ...adults } = read('content/clubs/*.yaml') as {
    isForMinors?: boolean;
  };
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
