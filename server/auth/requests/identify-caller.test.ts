import { HTTPException } from 'hono/http-exception';
import type { JWTPayload } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import type { IdentifyCaller } from '../../caller.ts';
import { loadSigningKeys, type SigningKeys } from '../keys/signing-keys.ts';
import { identifyCaller } from './identify-caller.ts';

const KEY = 'sb_publishable_test';
const load = (secret: string) => loadSigningKeys({ secrets: [secret], secretsDir: '/nowhere' });

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
  role: 'authenticated',
  aud: 'authenticated',
  sub: '5b0a3a5e-6f0c-4b44-9d51-0a8f7c1f2f10',
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

test('a service token is valid when one of our secrets signed it', async () => {
  const claims = { role: 'service_role', exp: exp() };
  expect((await withToken(await keys.sign(claims))).role).toBe('service_role');
  const foreign = await load('a secret of at least 32 characters, theirs');
  expect(await refusal(withToken(await foreign.sign(claims)))).toMatchObject({
    status: 401,
    code: 'PGRST301',
  });
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
