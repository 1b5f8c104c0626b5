import { HTTPException } from 'hono/http-exception';
import type { JWTPayload } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import type { IdentifyCaller } from '../../caller.ts';
import { loadSigningKeys, type SigningKeys } from '../keys/signing-keys.ts';
import { identifyCaller } from './identify-caller.ts';

const KEY = 'sb_publishable_test';
const ISSUER = 'https://yctfc.example/auth/v1';
const load = (secret: string) =>
  loadSigningKeys({ secrets: [secret], secretsDir: '/nowhere', issuer: ISSUER });

let keys: SigningKeys;
let identify: IdentifyCaller;
beforeAll(async () => {
  keys = await load('a secret of at least 32 characters, ours');
  identify = identifyCaller(keys, KEY);
});

const withHeaders = (headers: Record<string, string>) =>
  identify(new Request('https://yctfc.example/rest/v1/leads', { headers }));
const withToken = (token: string) => withHeaders({ apikey: KEY, authorization: `Bearer ${token}` });
const exp = () => Math.floor(Date.now() / 1000) + 60;
const person = (): JWTPayload => ({
  iss: ISSUER,
  role: 'authenticated',
  aud: 'authenticated',
  sub: '5b0a3a5e-6f0c-4b44-9d51-0a8f7c1f2f10',
  session_id: '5b0a3a5e-6f0c-4b44-9d51-0a8f7c1f2f11',
  exp: exp(),
});

async function refusal(caller: Promise<unknown>) {
  const error = await caller.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HTTPException)) throw new Error(`Expected a refusal, got ${error}`);
  const response = error.getResponse();
  return { status: response.status, ...(await response.json()) };
}

describe('is anonymous', () => {
  test('without a token', async () => {
    expect((await withHeaders({ apikey: KEY })).role).toBe('anon');
  });
  test('with the publishable key as token, as supabase-js sends it', async () => {
    expect((await withToken(KEY)).role).toBe('anon');
  });
});

test('an access token makes a person with its claims', async () => {
  const claims = person();
  expect(await withToken(await keys.sign(claims))).toEqual({ role: 'authenticated', claims });
});

test.each(['service_role', 'anon'])(
  'a token for the role %s is refused, though one of our secrets signed it',
  async (role) => {
    const claims = { ...person(), role };
    expect(await refusal(withToken(await keys.sign(claims)))).toMatchObject({
      status: 401,
      code: 'PGRST303',
      message: 'JWT claim "role" is missing or not valid here',
    });
    const bare = { role, iss: ISSUER, exp: exp() };
    expect(await refusal(withToken(await keys.sign(bare)))).toMatchObject({ status: 401 });
  },
);

test('a token that another secret signed is refused', async () => {
  const foreign = await load('a secret of at least 32 characters, theirs');
  expect(await refusal(withToken(await foreign.sign(person())))).toMatchObject({
    status: 401,
    code: 'PGRST301',
  });
});

test('a defect is no refusal', async () => {
  const verify = () => Promise.reject(new TypeError('defect'));
  const request = new Request('https://yctfc.example/rest/v1/leads', {
    headers: { apikey: KEY, authorization: 'Bearer x' },
  });
  await expect(identifyCaller({ ...keys, verify }, KEY)(request)).rejects.toThrow(TypeError);
});

describe('is refused', () => {
  test('an expired token, in the words of PostgREST', async () => {
    expect(await refusal(withToken(await keys.sign({ ...person(), exp: 1 })))).toEqual({
      status: 401,
      code: 'PGRST303',
      details: null,
      hint: null,
      message: 'JWT expired',
    });
  });

  test.each<[string, Record<string, unknown>]>([
    ['an unknown role', { role: 'postgres' }],
    ['no role', { role: undefined }],
    ['no person', { sub: undefined }],
    ['a subject that is not a UUID', { sub: 'admin' }],
    ['another audience', { aud: 'else' }],
    ['no expiry', { exp: undefined }],
    ['no issuer', { iss: undefined }],
    ['another issuer', { iss: 'https://other.example/auth/v1' }],
    ['no session', { session_id: undefined }],
    ['a session that is not a UUID', { session_id: "1' or true" }],
  ])('%s', async (_, change) => {
    const token = await keys.sign({ ...person(), ...change });
    expect(await refusal(withToken(token))).toMatchObject({ status: 401, code: 'PGRST303' });
  });

  test.each(['Basic b3duZXI6eA==', 'Bearer', 'Bearer a b'])('%j', async (authorization) => {
    expect(await refusal(withHeaders({ apikey: KEY, authorization }))).toMatchObject({
      status: 401,
      code: 'PGRST301',
    });
  });

  test('a request without the publishable key, whatever its token', async () => {
    const authorization = `Bearer ${await keys.sign(person())}`;
    expect(await refusal(withHeaders({ authorization }))).toMatchObject({
      status: 401,
      message: 'No API key found in request',
    });
    expect(await refusal(withHeaders({ authorization, apikey: 'else' }))).toMatchObject({
      status: 401,
      message: 'Invalid API key',
    });
  });
});
