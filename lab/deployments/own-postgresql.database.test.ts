import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATE_RULES } from '../../server/auth/limits.ts';
import { tokenIn } from '../../server/auth/testing/auth-bench.ts';
import { type MailServer, startMailServer } from '../../tests/support/mail/smtp.ts';
import OWNER from '../../tests/support/owner.json' with { type: 'json' };
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { type Replicas, startReplicas } from './replicas.ts';

const SECRET = 'one-secret-that-both-processes-share-0123456789';
let postgres: OwnPostgres;
let mail: MailServer;
let pair: Replicas;
const url = (index: number) => pair.replicas[index]?.current().url ?? '';
const output = (index: number) => pair.replicas[index]?.current().output() ?? '';

const client = (index: number) =>
  createClient(url(index), 'sb_publishable_embedded', {
    auth: { persistSession: false, autoRefreshToken: false },
  });

beforeAll(async () => {
  postgres = await startOwnPostgres();
  mail = await startMailServer();
  // Visitors know one address, whichever process answers; it is the issuer of all sessions.
  const SITE_URL = 'http://localhost:3000';
  const env = { ADMIN_EMAIL: OWNER.email, SMTP_URL: mail.url, TRUST_PROXY: '1', SITE_URL };
  // Both start on the empty database at once; the third signs with a secret of its own.
  pair = await startReplicas(postgres.connectionString, [
    { ...env, JWT_SECRET: SECRET },
    { ...env, JWT_SECRET: SECRET },
    env,
  ]);
});
afterAll(async () => {
  await pair?.stop();
  await mail?.stop();
  await postgres?.stop();
});

test('the role has no right beyond the documented ones', async () => {
  expect(
    await postgres.sql(
      `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as mighty,
         pg_get_userbyid(datdba) as owner
       from pg_roles, pg_database where rolname = 'plain' and datname = 'plain'`,
    ),
  ).toEqual([{ mighty: false, owner: 'postgres' }]);
});

test('an account made at one process is confirmed, signs in, reads and signs out at another', async () => {
  const signUp = await client(0).auth.signUp(OWNER);
  expect(signUp.error).toBeNull();
  const { text } = await mail.waitFor(({ to }) => to.includes(OWNER.email));
  const opened = client(1);
  const confirmed = await opened.auth.verifyOtp({ type: 'email', token_hash: tokenIn(text) });
  expect(confirmed.error).toBeNull();
  expect((await opened.auth.updateUser({ password: OWNER.password })).error).toBeNull();

  const one = client(0);
  const { data, error } = await one.auth.signInWithPassword(OWNER);
  expect(error).toBeNull();
  const session = data.session ?? { access_token: '', refresh_token: '' };
  const other = client(1);
  expect((await other.auth.setSession(session)).error).toBeNull();
  const leads = await other.from('leads').select();
  expect(leads).toMatchObject({ error: null, data: [] });
  const refreshed = await other.auth.refreshSession();
  expect(refreshed.error).toBeNull();
  expect((await other.auth.signOut()).error).toBeNull();
  expect((await one.auth.getUser(session.access_token)).error?.name).toBe(
    'AuthSessionMissingError',
  );
});

test('a process with another secret does not know the session, and has warned at its start', async () => {
  const { data } = await client(0).auth.signInWithPassword(OWNER);
  const token = data.session?.access_token ?? '';
  expect((await client(1).auth.getUser(token)).error).toBeNull();
  expect((await client(2).auth.getUser(token)).error?.code).toBe('bad_jwt');
  expect(output(2)).toMatch(/Warning +JWT_SECRET is not set/);
  expect(output(0)).not.toContain('JWT_SECRET');
});

test('a limit is counted across all processes', async () => {
  const answers: (string | undefined)[] = [];
  const { allowed } = RATE_RULES.signInPair;
  for (let attempt = 0; attempt <= allowed; attempt += 1) {
    const wrong = { email: 'stranger@example.in', password: 'not-the-password' };
    const { error } = await client(attempt % 2).auth.signInWithPassword(wrong);
    answers.push(error?.code);
  }
  const refusals = answers.filter((code) => code === 'over_request_rate_limit');
  expect(answers.filter((code) => code === 'invalid_credentials')).toHaveLength(allowed);
  expect(refusals).toHaveLength(1);
});
