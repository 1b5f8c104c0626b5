import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deskSchema } from './desk.ts';

const written = () =>
  parse(readFileSync(new URL('../../content/desk.yaml', import.meta.url), 'utf8'));
/** What the schema says of the content after a change. */
const faultsOf = (change: (content: ReturnType<typeof written>) => void): string[] => {
  const content = written();
  change(content);
  return deskSchema.safeParse(content).error?.issues.map(({ message }) => message) ?? [];
};

test('holidays are days, and each stands once', () => {
  const { answer } = deskSchema.parse(written());
  expect(answer.holidays).toContainEqual({ day: '2027-01-26', name: 'Republic Day' });
  expect(
    faultsOf(({ answer: { holidays } }) => holidays.push({ day: '2026-08-15', name: 'Again' })),
  ).toEqual(['a holiday stands twice']);
  for (const day of ['2026-02-30', '15 August', '2026-8-15'])
    expect(faultsOf(({ answer: { holidays } }) => holidays.push({ day, name: 'x' }))).toHaveLength(
      1,
    );
  expect(faultsOf(({ answer }) => delete answer.holidays)).toEqual([]);
});

test('the digest has an hour of the day, or none', () => {
  for (const hour of [0, 23, null])
    expect(faultsOf((content) => (content.digest.hour = hour))).toEqual([]);
  for (const hour of [-1, 24, 9.5, '9'])
    expect(faultsOf((content) => (content.digest.hour = hour))).toHaveLength(1);
  expect(faultsOf((content) => (content.digest.days = [7]))).toHaveLength(1);
});
