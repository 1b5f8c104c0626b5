import { expect, test } from 'vitest';
import {
  asSuperuser,
  createEmptyDatabase,
  createTestDatabase,
} from '../../../tests/support/database/database.ts';
import { checkFeatures, FEATURES } from './check-features.ts';

const empty = await createEmptyDatabase();
const full = await createTestDatabase();

const errorsOf = (findings: Awaited<ReturnType<typeof checkFeatures>>) =>
  findings.flatMap(({ name, error }) => (error ? [`${name}: ${error}`] : []));

test.each([
  ['an empty database', empty],
  ['one that the product uses', full],
])(
  '%s has every feature, and nothing is left in it',
  async (_name, { connectionString, database }) => {
    const schema = `select array_agg(oid::text order by oid) as all from pg_class where oid > 16000`;
    const look = () => database.transaction(async (tx) => (await tx.query(schema)).rows[0].all);
    const before = await look();
    const findings = await checkFeatures(connectionString);
    expect(errorsOf(findings)).toEqual([]);
    expect(findings).toHaveLength(FEATURES.length + 3);
    expect(await look()).toEqual(before);
  },
);

test('a role without rights gets told what is missing', async () => {
  await asSuperuser("create role rightless login password 'any'");
  const url = new URL(full.connectionString);
  url.username = 'rightless';
  url.password = 'any';
  const missing = errorsOf(await checkFeatures(url.href));
  expect(missing[0]).toMatch(/^rights of this role: permission denied/);
  expect(missing.length).toBe(FEATURES.length + 3);
  const notTried = missing.filter((line) =>
    line.endsWith('not tried, since it could not be undone here'),
  );
  expect(notTried.map((line) => line.split(': ')[0])).toEqual([
    'every migration of this version',
    ...FEATURES.map(({ name }) => name),
  ]);
  await asSuperuser('drop role rightless');
});

test('a feature that only pretends counts as missing', async () => {
  const pretends = { name: 'pretends', usedFor: '', attempt: 'select false as ok' };
  const findings = await checkFeatures(empty.connectionString, [pretends]);
  expect(errorsOf(findings)).toEqual(['pretends: it is accepted and does not do what it must']);
});

test.each([
  [
    'alter table public.leads disable row level security',
    'row-level security shows leads to the administrator alone',
  ],
  [
    'drop function public.settle_mail(uuid, text)',
    'a mail is claimed once and its outcome is kept',
  ],
])('detects a database that accepts the schema but lacks a feature: %s', async (damage, name) => {
  const damaged = await createTestDatabase();
  await damaged.database.transaction((tx) => tx.query(damage));
  const missing = (await checkFeatures(damaged.connectionString)).filter(({ error }) => error);
  expect(missing.map((finding) => finding.name)).toEqual([name]);
});
