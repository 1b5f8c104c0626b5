import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AuthBench,
  createOwner,
  openAuthBench,
  signedInClient,
} from '../../testing/auth-bench.ts';
import { enrolDevice } from '../../testing/device.ts';

let bench: AuthBench;
let token = '';
let factorId = '';
beforeAll(async () => {
  bench = await openAuthBench();
});
beforeEach(async () => {
  await bench.reset();
  await createOwner(bench);
  const client = await signedInClient(bench);
  token = (await client.auth.getSession()).data.session?.access_token ?? '';
  ({ factorId } = await enrolDevice(client));
});
afterAll(() => bench.close());

/** Each request comes from its own network, so that no rate limit hides the real answer. */
let host = 0;
function send(path: string, body: string, bearer = token): Promise<Response> {
  host += 1;
  return bench.request(path, {
    method: 'POST',
    headers: {
      apikey: 'sb_publishable_test',
      authorization: `Bearer ${bearer}`,
      'x-test-address': `10.${(host >> 16) & 255}.${(host >> 8) & 255}.${host & 255}`,
    },
    body,
  });
}

const PATHS = ['/factors', '/factors/:id/verify', '/factors/:id/challenge'] as const;
const at = (path: string) => path.replace(':id', factorId);

const nastyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\ud800', "'; drop table x; --", '', 'x'.repeat(5000), 'totp'),
);
const nastyValue = fc.oneof(nastyText, fc.jsonValue({ stringUnit: 'binary' }));
const nastyBody = fc.record(
  {
    factor_type: fc.oneof(fc.constant('totp'), nastyValue),
    friendly_name: nastyValue,
    issuer: nastyValue,
    challenge_id: fc.oneof(fc.uuid(), nastyValue),
    code: nastyValue,
  },
  { requiredKeys: [] },
);

test.each(PATHS)('%s never answers 5xx, whatever fields hold', async (path) => {
  await fc.assert(
    fc.asyncProperty(nastyBody, async (body) => {
      const answer = await send(at(path), JSON.stringify(body));
      expect(answer.status).toBeLessThan(500);
      expect(await answer.json()).toEqual(expect.any(Object));
    }),
    { numRuns: 60 },
  );
});

test.each(['', '{', 'null', '[]', '7'])('refuses %j, which is not a JSON object', async (body) => {
  for (const path of ['/factors', '/factors/:id/verify']) {
    const answer = await send(at(path), body);
    expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'bad_json']);
  }
});

test('a path without a valid factor is not found', async () => {
  for (const id of ['x', '%00', '..%2f..', `${factorId}'`, crypto.randomUUID()]) {
    for (const verb of ['challenge', 'verify']) {
      const answer = await send(`/factors/${id}/${verb}`, '{}');
      expect([id, answer.status]).toEqual([id, 404]);
    }
  }
});

test('every endpoint requires a session first', async () => {
  for (const path of PATHS) {
    const answer = await send(at(path), '{}', 'no-token');
    expect([path, answer.status]).toEqual([path, 403]);
  }
  const none = await bench.request(`/factors/${factorId}`, {
    method: 'DELETE',
    headers: { apikey: 'sb_publishable_test' },
  });
  expect(none.status).toBe(401);
});
