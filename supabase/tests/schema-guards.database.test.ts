import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  BOOTSTRAP_FOLDER,
  MIGRATIONS_FOLDER,
  readMigrations,
  SCHEMA,
} from '../../server/database/migrations/migration-files.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import { EXECUTE_RIGHTS, READ_EXECUTE_RIGHTS } from './function-rights.ts';

const { database } = await createTestDatabase();

const OURS = "('public', 'private', 'auth')";
const API_ROLES = "('anon', 'authenticated', 'service_role')";

/** First column of every row. */
async function list(sql: string): Promise<string[]> {
  const { rows } = await database.transaction((tx) => tx.query({ text: sql, rowMode: 'array' }));
  return rows.map(([value]: string[]) => String(value));
}

test('every table has row-level security, so that a forgotten revoke opens nothing', async () => {
  expect(
    await list(`select c.oid::regclass from pg_class c
      where relnamespace::regnamespace::text in ${OURS}
        and relkind in ('r', 'p') and not relrowsecurity`),
  ).toEqual([]);
});

test('no view but a private one: it answers with its owner’s rights', async () => {
  expect(
    await list(`select c.oid::regclass from pg_class c
      where relnamespace::regnamespace::text in ${OURS} and relkind in ('v', 'm', 'f')`),
  ).toEqual(['private.live_leads', 'private.valued_leads']);
});

test('rights on tables are these and no more, down to single columns', async () => {
  expect(
    await list(`select format('%s: %s on %s',
        coalesce(nullif(grantee, 0)::regrole::text, 'public'), privilege_type, oid::regclass) as line
      from pg_class, aclexplode(relacl)
      where relnamespace::regnamespace::text in ${OURS} and grantee <> relowner
      order by line`),
  ).toEqual([
    'authenticated: DELETE on leads',
    'authenticated: SELECT on leads',
    'authenticated: SELECT on profiles',
  ]);
  expect(
    await list(`select format('%s.%s', attrelid::regclass, attname) from pg_attribute
      join pg_class c on c.oid = attrelid
      where relnamespace::regnamespace::text in ${OURS} and attacl is not null`),
  ).toEqual([]);
});

test('each policy names its role, its verb and nothing permissive', async () => {
  expect(
    await list(`select format('%s for %s to %s using %s with check %s',
        policyname, lower(cmd), array_to_string(roles, ','), qual, coalesce(with_check, 'none'))
      from pg_policies order by policyname`),
  ).toEqual([
    'leads_delete_admin for delete to authenticated using ((merged_into IS NULL) AND ( SELECT private.is_admin() AS is_admin)) with check none',
    'leads_select_admin for select to authenticated using ( SELECT private.is_admin() AS is_admin) with check none',
    'profiles_select_own for select to authenticated using (( SELECT private.has_session() AS has_session) AND (( SELECT auth.uid() AS uid) = user_id)) with check none',
  ]);
});

test('who may execute which function of public and private', async () => {
  expect((await list(READ_EXECUTE_RIGHTS)).sort()).toEqual([...EXECUTE_RIGHTS].sort());
});

test('no function of public, private or auth takes its names from a search path', async () => {
  expect(
    await list(`select p.oid::regprocedure from pg_proc p
      where pronamespace::regnamespace::text in ${OURS}
        and not coalesce(proconfig, '{}') @> array['search_path=""']`),
  ).toEqual([]);
});

test('the API roles cannot sign in, create objects, or take each other’s place', async () => {
  expect(
    await list(`select rolname from pg_roles where rolname in ${API_ROLES}
      and (rolcanlogin or rolsuper or rolcreaterole or rolcreatedb or rolbypassrls)`),
  ).toEqual([]);
  expect(
    await list(`select format('%s in %s', rolname, nspname) from pg_roles, pg_namespace
      where rolname in ${API_ROLES} and has_schema_privilege(rolname, nspname, 'create')`),
  ).toEqual([]);
  expect(
    await list(`select format('%s as %s', a.rolname, b.rolname) from pg_roles a, pg_roles b
      where a.rolname in ${API_ROLES} and a.oid <> b.oid and pg_has_role(a.oid, b.oid, 'member')`),
  ).toEqual([]);
});

test('the schemas that the API roles may look into', async () => {
  expect(
    await list(`select format('%s in %s', rolname, nspname) as line from pg_roles, pg_namespace
      where rolname in ${API_ROLES} and nspname !~ '^pg_|^information_schema$'
        and has_schema_privilege(rolname, nspname, 'usage')
      order by line`),
  ).toEqual([
    'anon in auth',
    'anon in public',
    'authenticated in auth',
    'authenticated in public',
    'service_role in auth',
    'service_role in public',
  ]);
});

test('the files of 2.0.0 never change: a change is a new migration', () => {
  const files = [BOOTSTRAP_FOLDER, MIGRATIONS_FOLDER]
    .flatMap(readMigrations)
    .filter(({ name }) => name <= SCHEMA);
  const digest = createHash('sha256');
  for (const { name, checksum } of files) digest.update(`${name} ${checksum}\n`);
  expect(files).toHaveLength(5);
  expect(digest.digest('hex').slice(0, 16)).toBe('853b4293dc7b6472');
});
