import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrations/migrate.ts';
import {
  joinMigrations,
  listMigrations,
  MIGRATIONS_FOLDER,
  SCHEMAS_FOLDER,
} from '../../server/database/migrations/migration-files.ts';
import { signedIn } from '../../supabase/tests/actors.ts';
import { EXECUTE_RIGHTS, READ_EXECUTE_RIGHTS } from '../../supabase/tests/function-rights.ts';
import { type HostedProject, runSql as run, startHostedProject } from './hosted-project.ts';

let project: HostedProject;
let database: Database;
let connectionAs: HostedProject['connectionAs'];
beforeAll(async () => {
  project = await startHostedProject();
  ({ database, connectionAs } = project);
});
afterAll(() => project.stop());

async function list(sql: string): Promise<unknown[]> {
  return (await run(connectionAs('postgres'), sql)).map(({ line }) => line);
}

test('the migrations run as an owner who is no superuser, without our own bootstrap', async () => {
  expect(await migrate(database)).toEqual(listMigrations(MIGRATIONS_FOLDER));
});

test('what the default privileges gave away is taken back', async () => {
  expect(
    await list(`select format('%s: %s on %s', grantee::regrole, privilege_type, oid::regclass) as line
      from pg_class, aclexplode(relacl)
      where relnamespace::regnamespace::text in ('public', 'private') and grantee <> relowner
      order by line`),
  ).toEqual([
    'authenticated: DELETE on leads',
    'authenticated: SELECT on leads',
    'authenticated: SELECT on profiles',
  ]);
  expect((await list(READ_EXECUTE_RIGHTS)).sort()).toEqual(
    [...EXECUTE_RIGHTS, 'before_user_created: supabase_auth_admin'].sort(),
  );
});

test('hosted Auth can ask the hook, and its confirmation makes the administrator', async () => {
  await database.transaction((tx) =>
    tx.query("insert into private.administrators (email) values ('owner@example.in')"),
  );
  const answers = await run(
    connectionAs('supabase_auth_admin'),
    `select public.before_user_created('{"user": {"email": "Owner@example.in"}}') as known,
            public.before_user_created('{"user": {"email": "other@example.in"}}') #>> '{error,http_code}' as other`,
  );
  expect(answers).toEqual([{ known: {}, other: '403' }]);

  const id = '00000000-0000-4000-8000-000000000001';
  await run(
    connectionAs('supabase_auth_admin'),
    `insert into auth.users (id, email) values ('${id}', 'owner@example.in');
     update auth.users set email_confirmed_at = now() where id = '${id}';
     insert into auth.sessions (id, user_id) values ('${id}', '${id}')`,
  );
  const seen = await database.transactionAs(signedIn(id), (tx) =>
    tx.query('select role from public.profiles'),
  );
  expect(seen.rows).toEqual([{ role: 'admin' }]);
});

test('hosted Auth writes a password at sign-up, and the database keeps none before or through the confirmation', async () => {
  const id = '00000000-0000-4000-8000-000000000009';
  const asAuth = (statement: string) => run(connectionAs('supabase_auth_admin'), statement);
  const kept = async () => {
    const [row] = await asAuth(
      `select encrypted_password as password, raw_user_meta_data as data from auth.users where id = '${id}'`,
    );
    return row;
  };
  await asAuth(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data)
     values ('${id}', 'second@example.in', 'a stranger', '{"name": "Stranger"}')`,
  );
  expect(await kept()).toEqual({ password: '', data: {} });
  await asAuth(`update auth.users set encrypted_password = 'a stranger' where id = '${id}'`);
  await asAuth(`update auth.users set email_confirmed_at = now() where id = '${id}'`);
  expect(await kept()).toEqual({ password: '', data: {} });
  await asAuth(`update auth.users set encrypted_password = 'own' where id = '${id}'`);
  expect(await kept()).toEqual({ password: 'own', data: {} });
  await asAuth(`delete from auth.users where id = '${id}'`);
});

test('a second factor of hosted Auth closes the desk to sessions without it', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  await database.transaction((tx) =>
    tx.query("insert into public.leads (name, email, message) values ('A', 'a@b.in', 'Hello')"),
  );
  const readsLeads = async (claims: Record<string, unknown>) => {
    const { rowCount } = await database.transactionAs(
      { role: 'authenticated', claims: { ...signedIn(id).claims, ...claims } },
      (tx) => tx.query('select from public.leads'),
    );
    return rowCount === 1;
  };
  const putFactor = (status: string) =>
    run(
      connectionAs('supabase_auth_admin'),
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), '${id}', 'totp', '${status}', now(), now())`,
    );
  await putFactor('unverified');
  expect(await readsLeads({ aal: 'aal1' })).toBe(true);
  await putFactor('verified');
  expect([
    await readsLeads({ aal: 'aal1' }),
    await readsLeads({}),
    await readsLeads({ aal: null }),
    await readsLeads({ aal: 'aal2' }),
  ]).toEqual([false, false, false, true]);
});

const REFUSAL =
  'owner must own auth.mfa_factors and auth.sessions, or read them and bypass row-level security';

test('the schema is not made where row-level security would hide the factors from it', async () => {
  await run(connectionAs('postgres'), 'alter role owner nobypassrls');
  try {
    await expect(run(connectionAs('owner'), joinMigrations(SCHEMAS_FOLDER))).rejects.toThrow(
      REFUSAL,
    );
  } finally {
    await run(connectionAs('postgres'), 'alter role owner bypassrls');
  }
});

test('nor where sessions could not be read: nobody would be the administrator', async () => {
  await run(connectionAs('postgres'), 'revoke select on auth.sessions from owner');
  await expect(run(connectionAs('owner'), joinMigrations(SCHEMAS_FOLDER))).rejects.toThrow(REFUSAL);
  await run(
    connectionAs('postgres'),
    `grant select on auth.sessions to owner; alter role owner nobypassrls;
     alter table auth.mfa_factors disable row level security`,
  );
  await expect(run(connectionAs('owner'), joinMigrations(SCHEMAS_FOLDER))).rejects.toThrow(REFUSAL);
  await run(
    connectionAs('postgres'),
    'alter role owner bypassrls; alter table auth.mfa_factors enable row level security',
  );
});

test('letters that only look alike are other letters, also where the locale lower-cases them', async () => {
  const kelvin = '\u212A';
  expect(await list(`select lower('${kelvin}') as line`)).toEqual(['k']);
  await database.transaction((tx) =>
    tx.query("insert into private.administrators (email) values ('kiran@example.in')"),
  );
  const answers = await run(
    connectionAs('supabase_auth_admin'),
    `select public.before_user_created('{"user": {"email": "KIRAN@example.in"}}') ? 'error' as plain,
            public.before_user_created('{"user": {"email": "${kelvin}iran@example.in"}}') ? 'error' as alike`,
  );
  expect(answers).toEqual([{ plain: false, alike: true }]);
});

test('even the service key, which row-level security does not bind, reads no lead', async () => {
  await expect(
    database.transactionAs({ role: 'service_role', claims: {} }, (tx) =>
      tx.query('select from public.leads'),
    ),
  ).rejects.toThrow('permission denied for table leads');
});
