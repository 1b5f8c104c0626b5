import { HTTPException } from 'hono/http-exception';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { identifyCaller } from './identify-caller.ts';
import { loadSigningKeys } from './keys.ts';
import { authenticate, findFreshProof } from './requests.ts';
import type { UserRow } from './users.ts';

const KEY = 'sb_publishable_test';
const ISSUER = 'https://yctfc.example/auth/v1';
const load = (secret: string) =>
  loadSigningKeys({ secrets: [secret], secretsDir: '/nowhere', issuer: ISSUER });
const keys = await load('a secret of at least 32 characters, ours');
const foreign = await load('a secret of at least 32 characters, theirs');
const defective = { ...keys, verify: () => Promise.reject(new TypeError('defect')) };

/** None of the refused tokens is looked up. */
const database = {
  transaction: () => Promise.reject(new Error('The database was asked.')),
} as unknown as Database;
const requestWith = (headers: Record<string, string>) => new Request(ISSUER, { headers });
const ask = (authorization: string, by = keys) =>
  authenticate({ keys: by, database }, requestWith({ authorization }));
const identify = (authorization?: string, by = keys) =>
  identifyCaller(by, KEY)(requestWith({ apikey: KEY, ...(authorization && { authorization }) }));

const person = () => ({
  iss: ISSUER,
  exp: Math.floor(Date.now() / 1000) + 60,
  role: 'authenticated',
  aud: 'authenticated',
  sub: '5b0a3a5e-6f0c-4b44-9d51-0a8f7c1f2f10',
  session_id: '5b0a3a5e-6f0c-4b44-9d51-0a8f7c1f2f11',
});

async function refusal(caller: Promise<unknown>) {
  const error = await caller.catch((thrown: unknown) => thrown);
  if (!(error instanceof HTTPException)) throw new Error(`Expected a refusal, got ${error}`);
  const response = error.getResponse();
  return { status: response.status, ...(await response.json()) };
}

test('without a token, or with the publishable key as token, a caller is anonymous', async () => {
  expect((await identify()).role).toBe('anon');
  expect((await identify(`Bearer ${KEY}`)).role).toBe('anon');
});

test('an access token makes a person with its claims, whose session is looked up', async () => {
  const claims = person();
  const bearer = `Bearer ${await keys.sign(claims)}`;
  expect(await identify(bearer)).toEqual({ role: 'authenticated', claims });
  await expect(ask(bearer)).rejects.toThrow('database was asked');
});

test.each(['', 'Basic b3duZXI6eA==', 'Bearer', 'Bearer a b'])('%j is no token', async (text) => {
  if (text) expect(await refusal(identify(text))).toMatchObject({ status: 401, code: 'PGRST301' });
  await expect(ask(text)).rejects.toMatchObject({ status: 401, code: 'no_authorization' });
});

const SESSION = /not the token of a session$/;
const SIGNATURE = /or verify signature$/;
test.each<[string, Record<string, unknown>, RegExp]>([
  ['expired', { exp: 1 }, /token is expired$/],
  ['without expiry', { exp: undefined }, SIGNATURE],
  ['of another site', { iss: 'https://other.example/auth/v1' }, SIGNATURE],
  ['without issuer', { iss: undefined }, SIGNATURE],
  ['for the service role', { role: 'service_role' }, SESSION],
  ['for the anonymous role', { role: 'anon' }, SESSION],
  ['for an unknown role', { role: 'postgres' }, SESSION],
  ['without role', { role: undefined }, SESSION],
  ['for another audience', { aud: 'else' }, SESSION],
  ['of nobody', { sub: undefined }, SESSION],
  ['of what is no account', { sub: 'admin' }, SESSION],
  ['without session', { session_id: undefined }, SESSION],
  ['of what is no session', { session_id: "1' or true" }, SESSION],
])('a token %s is refused, though one of our secrets signed it', async (_what, change, reason) => {
  const bearer = `Bearer ${await keys.sign({ ...person(), ...change })}`;
  expect(await refusal(identify(bearer))).toMatchObject({ status: 401, code: 'PGRST303' });
  const message = expect.stringMatching(reason);
  await expect(ask(bearer)).rejects.toMatchObject({ status: 403, code: 'bad_jwt', message });
});

describe('a caller of the REST interface', () => {
  test('with an expired token is refused in the words of PostgREST', async () => {
    expect(await refusal(identify(`Bearer ${await keys.sign({ ...person(), exp: 1 })}`))).toEqual({
      ...{ status: 401, code: 'PGRST303', details: null, hint: null, message: 'JWT expired' },
    });
  });

  test('with a token that another secret signed is refused', async () => {
    const bearer = `Bearer ${await foreign.sign(person())}`;
    expect(await refusal(identify(bearer))).toMatchObject({ status: 401, code: 'PGRST301' });
  });

  test.each([
    [{}, 'No API key found in request'],
    [{ apikey: 'else' }, 'Invalid API key'],
  ])('with the key %o is refused, whatever the token', async (key, message) => {
    const headers = { authorization: `Bearer ${await keys.sign(person())}`, ...key };
    const asked = identifyCaller(keys, KEY)(requestWith(headers as Record<string, string>));
    expect(await refusal(asked)).toMatchObject({ status: 401, message });
  });
});

test('a defect is no refusal', async () => {
  await expect(identify('Bearer x', defective)).rejects.toThrow(TypeError);
  await expect(ask('Bearer x', defective)).rejects.toThrow(TypeError);
});

const NOW = 1_800_000_000;
test.each<[[string, number][], string | undefined]>([
  [[['password', 0]], 'password'],
  [[['password', 300]], 'password'],
  [[['password', 301]], undefined],
  [[['totp', 300]], 'code'],
  [[['otp', 300]], 'mailed link'],
  [[['something else', 0]], undefined],
  [
    [
      ['totp', 10],
      ['password', 20],
    ],
    'code',
  ],
  [[], undefined],
])('methods and their age in seconds %j prove: %s', (methods, proof) => {
  const signedIn = {
    ...{ user: {} as UserRow, sessionId: '', level: 'aal1' as const },
    methods: methods.map(([method, age]) => ({ method, timestamp: NOW - age })),
  };
  expect(findFreshProof(signedIn, NOW * 1000)).toBe(proof);
});
