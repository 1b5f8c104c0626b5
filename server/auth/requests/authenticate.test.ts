import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { loadSigningKeys, type SigningKeys } from '../keys/signing-keys.ts';
import { authenticate } from './authenticate.ts';

const ISSUER = 'https://yctfc.example/auth/v1';
const SECRET = 'a secret of at least 32 characters, ours';
let keys: SigningKeys;
beforeAll(async () => {
  keys = await loadSigningKeys({ secrets: [SECRET], secretsDir: '/nowhere', issuer: ISSUER });
});

/** None of these tokens is looked up. */
const database = {
  transaction: () => Promise.reject(new Error('The database was asked.')),
} as unknown as Database;
const ask = (authorization?: string, verify = keys.verify) =>
  authenticate(
    { keys: { ...keys, verify }, database },
    new Request(ISSUER, authorization === undefined ? {} : { headers: { authorization } }),
  );
const exp = () => Math.floor(Date.now() / 1000) + 60;
const session = () => ({
  iss: ISSUER,
  exp: exp(),
  role: 'authenticated',
  aud: 'authenticated',
  sub: '5b0a3a5e-6f0c-4b44-9d51-0a8f7c1f2f10',
  session_id: '5b0a3a5e-6f0c-4b44-9d51-0a8f7c1f2f11',
});

test.each([undefined, '', 'Basic b3duZXI6eA=='])('%j is no token', async (authorization) => {
  await expect(ask(authorization)).rejects.toMatchObject({ status: 401, code: 'no_authorization' });
});

test.each([
  ['an expired token', { exp: 1 }, /token is expired$/],
  ['the token of another site', { iss: 'https://other.example' }, /or verify signature$/],
  ['a token for another role', { role: 'service_role' }, /not the token of a session$/],
  ['a token for another audience', { aud: 'else' }, /not the token of a session$/],
  ['a token without a session', { session_id: undefined }, /not the token of a session$/],
  ['a token of nobody', { sub: 'admin' }, /not the token of a session$/],
])('%s is refused with a reason', async (_what, change, reason) => {
  const token = await keys.sign({ ...session(), ...change });
  await expect(ask(`Bearer ${token}`)).rejects.toMatchObject({
    status: 403,
    code: 'bad_jwt',
    message: expect.stringMatching(reason),
  });
});

test('a defect is no refusal', async () => {
  const verify = () => Promise.reject(new TypeError('defect'));
  await expect(ask('Bearer x', verify)).rejects.toThrow(TypeError);
});

test('a session’s token is looked up', async () => {
  await expect(ask(`Bearer ${await keys.sign(session())}`)).rejects.toThrow('database was asked');
});
