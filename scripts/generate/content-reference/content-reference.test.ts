import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { CONTENT_KINDS } from './content-kinds.ts';
import { listFields } from './list-fields.ts';
import { REFERENCE, renderReference } from './render-reference.ts';

/** A list of days to look at, without a schema. */
const PLAIN = ['content/review-dates.yaml'];

const takesOf = (schema: z.ZodType) => {
  const [field] = listFields(z.strictObject({ a: schema }));
  return field?.takes;
};

test('the page is what the schemas say', () => {
  expect(
    readFileSync(REFERENCE, 'utf8') === renderReference(),
    '"npm run generate -- content-reference" writes it anew',
  ).toBe(true);
});

test('every file of content is of one kind', () => {
  const found = CONTENT_KINDS.flatMap(({ files }) => globSync(`content/${files}`));
  const all = globSync('content/**/*.{yaml,yml,md}').filter((file) => !PLAIN.includes(file));
  expect(found.sort()).toEqual(all.sort());
});

test.each<[string, z.ZodType, string]>([
  ['a text', z.string().min(3).max(40), 'text of 3 to 40 letters'],
  ['an amount', z.number().int().min(0).max(3), 'whole number from 0 to 3'],
  ['a positive number', z.number().positive(), 'number above 0'],
  ['a choice', z.enum(['veg', 'egg']), 'one of `veg`, `egg`'],
  ['a list', z.array(z.string()).length(5), 'list of 5 entries: each text'],
  ['a pattern', z.string().regex(/^(a|b)$/), 'text, as `^(a|b)$`'],
  ['a day', z.union([z.iso.date(), z.date()]), 'day, as `2026-12-24`'],
  [
    'a fact',
    z.union([z.string(), z.strictObject({ value: z.string(), sample: z.literal(true) })]),
    'text, or a sample',
  ],
  ['a usual value', z.boolean().default(false), '`true` or `false`; else false'],
])('%s with its limits', (_, schema, takes) => {
  expect(takesOf(schema)).toBe(takes);
});

test('fields below fields and in lists, and which are needed', () => {
  const dish = z.strictObject({ name: z.string(), note: z.string().optional() });
  const fields = listFields(
    z.strictObject({ groups: z.array(z.strictObject({ dishes: z.array(dish) })) }),
  );
  expect(fields.map(({ path, isRequired }) => [path, isRequired])).toEqual([
    ['groups', true],
    ['groups[].dishes', true],
    ['groups[].dishes[].name', true],
    ['groups[].dishes[].note', false],
  ]);
});
