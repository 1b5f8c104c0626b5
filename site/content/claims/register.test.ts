import { z } from 'astro/zod';
import { expect, it, vi } from 'vitest';
import { readSubject, subjectSchema } from './claim.ts';
import { claimCount, claimPhrase, claimPhrases, claimRange } from './claim-fields.ts';
import { withClaims } from './fill-entry.ts';
import { readRegister, readSubjects, toRegister } from './register.ts';

const written = {
  ...{ heading: 'Shop', order: 1, route: 'home', basis: 'We say', source: 'A plan' },
  ...{ since: '2024-01-01', conditions: 'None' },
  claims: [{ id: 'a', label: 'shops', value: '50+', until: '2026-11-23' }],
};
const subject = (today: string) => readSubject('shop', subjectSchema.parse(written), today);
const messages = (schema: z.ZodType, data: unknown) =>
  schema.safeParse(data).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each([
  ['2026-11-23', false],
  ['2026-11-24', true],
])('on %s a claim until 2026-11-23 has ended: %s', (today, isExpired) => {
  expect(subject(today).claims[0]).toMatchObject({ isExpired, basis: 'We say', subject: 'shop' });
});

it('refuses an id that stands twice', () => {
  expect(() => toRegister([subject('2026-01-01'), subject('2026-01-01')])).toThrow(
    'content/claims/shop.yaml: the id "a" stands twice',
  );
});

it('refuses a claim with neither range nor value', () => {
  const claims = [{ id: 'a', label: 'b' }];
  expect(messages(subjectSchema, { ...written, claims })?.join()).toContain('a range or a value');
});

it('keeps days that nobody has confirmed from strangers', () => {
  vi.stubEnv('SITE_URL', 'https://yctfc.example');
  expect(readSubjects().map(({ since }) => since)).not.toContain('2024-12-20');
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
  expect(readSubjects().map(({ since }) => since)).toContain('2024-12-20');
  vi.unstubAllEnvs();
});

it('holds every figure that the specification states', () => {
  expect(readSubjects().length).toBeGreaterThan(8);
  expect(readRegister().size).toBeGreaterThan(40);
});

it('gives pages ranges, counts and phrases by id', () => {
  const { range } = readRegister().get('single-investment') ?? {};
  expect(claimRange('rupees').parse('single-investment')).toEqual({
    min: range?.min,
    max: range?.max,
  });
  expect(claimRange('rupees').parse('guide-large')).toMatchObject({ andMore: true });
  expect(claimCount.parse('multi-brands')).toEqual(readRegister().get('multi-brands')?.range);
  expect(claimPhrase.parse('cloud-hours')).toEqual({
    id: 'cloud-hours',
    value: readRegister().get('cloud-hours')?.value,
    label: readRegister().get('cloud-hours')?.label,
  });
  expect(claimPhrases(1).parse(['cloud-platforms'])).toHaveLength(1);
});

it('refuses an unknown id, and a range of something else', () => {
  const schema = z.strictObject({ payback: claimRange('years') });
  expect(messages(schema, { payback: 'singel-payback' })).toEqual([
    'payback: there is no claim "singel-payback" in content/claims/',
  ]);
  expect(messages(schema, { payback: 'single-margin' })?.join()).toContain('is no range in years');
  expect(claimCount.safeParse('cloud-hours').success).toBe(false);
});

it('fills an entry at any depth and names the field of a loose figure', () => {
  const schema = withClaims(z.strictObject({ a: z.string(), list: z.array(z.string()) }), ['free']);
  expect(schema.parse({ a: 'x', list: ['{claim:multi-satisfaction} of them'] }).list).toEqual([
    `${readRegister().get('multi-satisfaction')?.value} of them`,
  ]);
  expect(messages(schema, { a: 'x', list: ['y', 'now ₹5'] })?.join()).toMatch(/^list\.1: "₹5" /);
});

it('refuses a text that would leave a hole once its claim has ended', () => {
  const schema = withClaims(z.strictObject({ a: z.string() }));
  const hole = messages(schema, { a: '{claim:company-locations} shops' })?.join();
  expect(hole).toMatch(/^a: once its claim has ended this would leave a hole: write \[/);
  expect(schema.parse({ a: '[{claim:company-locations}|Many] shops' }).a).toBe(
    `${readRegister().get('company-locations')?.value} shops`,
  );
  // A fault of another kind is not taken for one of the claim.
  expect(messages(schema, { a: '[{claim:company-locations}|Many]', b: 1 })?.join()).toMatch(
    /^: Unr/,
  );
});
