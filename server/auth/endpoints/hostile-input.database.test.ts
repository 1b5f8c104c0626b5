import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { OWNER, openOwnerBench, PUBLISHABLE_KEY } from '../testing/auth-bench.ts';
import { enrolDevice } from '../testing/device.ts';

const bench = await openOwnerBench();
let token = '';
let factorId = '';
beforeEach(async () => {
  const client = await bench.signedIn();
  token = (await client.auth.getSession()).data.session?.access_token ?? '';
  ({ factorId } = await enrolDevice(client));
});

/** Each request comes from its own network, so that no rate limit hides the real answer. */
let host = 0;
async function send(method: string, path: string, body: string, bearer = token) {
  host += 1;
  const answer = await bench.request(path.replace(':id', factorId), {
    method,
    headers: {
      ...{ apikey: PUBLISHABLE_KEY, authorization: `Bearer ${bearer}` },
      'x-test-address': `10.${(host >> 16) & 255}.${(host >> 8) & 255}.${host & 255}`,
    },
    body,
  });
  return { status: answer.status, json: await answer.json() };
}

const nastyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\ud800', 'a\u0000@example.in', "'; drop table x; --", ''),
  fc.constantFrom(OWNER.email, 'signup', 'email', 'recovery', 'totp', 'x'.repeat(5000)),
);
const nastyValue = fc.oneof(nastyText, fc.jsonValue({ stringUnit: 'binary' }));
const OF_ACCOUNT = ['email', 'password', 'phone', 'type', 'token', 'token_hash', 'refresh_token'];
const OF_FACTOR = ['factor_type', 'friendly_name', 'issuer', 'challenge_id', 'code'];
const bodyOf = (fields: readonly string[]) =>
  fc.record(
    {
      ...Object.fromEntries(fields.map((field) => [field, nastyValue])),
      data: fc.oneof(nastyValue, fc.dictionary(nastyText, nastyValue)),
      app_metadata: nastyValue,
    },
    { requiredKeys: [] },
  );

describe.each([
  ['POST', '/signup', OF_ACCOUNT],
  ['POST', '/token?grant_type=password', OF_ACCOUNT],
  ['POST', '/token?grant_type=refresh_token', OF_ACCOUNT],
  ['POST', '/verify', OF_ACCOUNT],
  ['POST', '/recover', OF_ACCOUNT],
  ['POST', '/resend', OF_ACCOUNT],
  ['PUT', '/user', OF_ACCOUNT],
  ['POST', '/factors', OF_FACTOR],
  ['POST', '/factors/:id/verify', OF_FACTOR],
  ['POST', '/factors/:id/challenge', OF_FACTOR],
])('%s %s', (method, path, fields) => {
  test('never answers 5xx, whatever fields hold', async () => {
    await fc.assert(
      fc.asyncProperty(bodyOf(fields), async (body) => {
        const { status, json } = await send(method, path, JSON.stringify(body));
        expect(status).toBeLessThan(500);
        expect(json).toEqual(expect.any(Object));
      }),
      { numRuns: 60 },
    );
  });

  // A challenge needs no body.
  if (path.endsWith('challenge')) return;
  test('refuses what is not a JSON object', async () => {
    for (const body of ['', '{', 'null', '[]', '"text"', '7']) {
      const { status, json } = await send(method, path, body);
      expect([body, status, json.error_code]).toEqual([body, 400, 'bad_json']);
    }
  });
});

test('a path without a valid factor is not found, and every factor needs a session first', async () => {
  for (const verb of ['challenge', 'verify'])
    for (const id of ['x', '%00', '..%2f..', `${factorId}'`, crypto.randomUUID()])
      expect((await send('POST', `/factors/${id}/${verb}`, '{}')).status, id).toBe(404);
  for (const path of ['/factors', '/factors/:id/verify', '/factors/:id/challenge'])
    expect((await send('POST', path, '{}', 'no-token')).status, path).toBe(403);
});

test.each([
  ['{"email": 7, "password": "x"}', 400, 'email: must be a string'],
  [`{"email": "${OWNER.email}"}`, 400, 'password: is required'],
  [JSON.stringify({ x: 'x'.repeat(20_000) }), 413, 'The request body exceeds 16384 bytes'],
])('the refusal of %.40s says why', async (body, status, msg) => {
  expect(await send('POST', '/token?grant_type=password', body)).toMatchObject({
    status,
    json: { code: status, error_code: 'validation_failed', msg },
  });
});
