import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
} from '../../../tests/support/database/database.ts';
import { folderOfFile, folderOfTest } from '../../../tests/support/folders.ts';
import { compareCatalogues, readCatalogue } from './catalogue.ts';
import { migrate } from './migrate.ts';
import {
  BOOTSTRAP_FOLDER,
  joinMigrations,
  readMigrations,
  SCHEMAS_FOLDER,
} from './migration-files.ts';

const folder = folderOfFile();
const migrated = await createTestDatabase();
const declared = await createEmptyDatabase();
writeFileSync(join(folder, 'schema.sql'), joinMigrations(SCHEMAS_FOLDER));
await migrate(declared.database, { bootstrap: BOOTSTRAP_FOLDER, migrations: folder });

test('all migrations make what the schema says: `npm run generate -- migration <name>` writes what is missing', async () => {
  const [made, said] = [
    await readCatalogue(migrated.database),
    await readCatalogue(declared.database),
  ];
  expect(compareCatalogues(made, said)).toBe('');
});

test.each([
  ['a column', 'alter table public.leads add column nickname text'],
  ['a comment', "comment on column public.leads.city is 'enquiry field'"],
  ['an index', 'create index leads_city_idx on public.leads (city)'],
  ['a constraint', 'alter table private.exports add constraint few check (leads < 5)'],
  ['a policy', 'create policy more on public.leads for select to anon using (true)'],
  ['a right', 'grant select (name) on public.leads to anon'],
  ['row-level security', 'alter table private.exports disable row level security'],
  ['a trigger', 'alter table public.leads disable trigger leads_archive'],
  ['a sequence', 'alter sequence private.assignment_turn increment 2'],
  ['a rule', "update private.retention_rules set for_time = '1 day' where kept = 'leads'"],
])('%s that only the schema has is for a person to write', async (_what, sql) => {
  const change = await declared.database.transaction(async (tx) => {
    await tx.query(`savepoint unchanged; ${sql}`);
    const after = await readCatalogue({ ...declared.database, transaction: (work) => work(tx) });
    await tx.query('rollback to unchanged');
    return compareCatalogues(await readCatalogue(migrated.database), after);
  });
  expect(change).toMatch(/^-- Write here, and take these lines away:\n( *--.*\n?)+$/);
});

test('the program writes what is missing, and leaves nothing else behind', () => {
  const own = folderOfTest();
  const program = fileURLToPath(new URL('write-migration.ts', import.meta.url));
  const write = (name: string) =>
    spawnSync(process.execPath, [program, name, own], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, TMPDIR: own },
    });
  expect(write('Not a name')).toMatchObject({ status: 1, stdout: '' });
  expect(write('schema').status).toBe(0);
  const [first = ''] = readdirSync(own);
  expect(readMigrations(own)[0]?.sql).toBe(joinMigrations(SCHEMAS_FOLDER));
  renameSync(join(own, first), join(own, '20260101_schema.sql.gz'));
  expect(write('nothing').status).toBe(0);
  const [, second = '', ...rest] = readdirSync(own);
  expect([second, rest]).toEqual([expect.stringMatching(/^\d{14}_nothing\.sql$/), []]);
  const [settings, ...rights] = readFileSync(join(own, second), 'utf8').trim().split('\n\n');
  expect(settings).toBe('set check_function_bodies = off;');
  expect(rights.join('\n\n').trim()).toBe(readMigrations(SCHEMAS_FOLDER).at(-1)?.sql.trim());
});
