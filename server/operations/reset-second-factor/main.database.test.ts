import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';

const COMMAND = fileURLToPath(new URL('main.ts', import.meta.url));

const { database, connectionString } = await createTestDatabase();

function reset() {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: connectionString,
    ADMIN_EMAIL: 'Owner@example.in',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND], {
    cwd: tmpdir(),
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}

test('without an account the command says so in one line and fails', () => {
  expect(reset()).toEqual({
    status: 1,
    stdout: '',
    stderr: 'owner@example.in (ADMIN_EMAIL) has no account in this database.\n',
  });
});

test('on another database it lists what it removed and signs the account out', async () => {
  await database.transaction(async (tx) => {
    await tx.query(
      `with owner as (insert into auth.users (email, encrypted_password)
         values ('owner@example.in', '') returning id),
       session as (insert into auth.sessions (user_id, method) select id, 'password' from owner)
       insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret, created_at)
       select id, 'Lost "phone"', 'totp', 'verified', 'sealed', timestamptz '2026-11-01' from owner
       union all select id, 'Begun', 'totp', 'unverified', 'sealed', '2026-11-02' from owner`,
    );
  });
  expect(reset()).toEqual({
    status: 0,
    stdout: `owner@example.in had these devices as second factor.
  removed "Lost \\"phone\\"", added 2026-11-01
  removed "Begun", added 2026-11-02, never finished
Sessions signed out: 1. The password alone signs in now.
`,
    stderr: '',
  });
  expect(reset().stdout).toContain('had no device as second factor.');
});
