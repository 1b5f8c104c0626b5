import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AuthBench,
  createOwner,
  OWNER,
  openAuthBench,
  signedInClient,
} from './testing/auth-bench.ts';

let bench: AuthBench;
let token = '';
beforeAll(async () => {
  bench = await openAuthBench();
});
beforeEach(async () => {
  await bench.reset();
  await createOwner(bench);
  const { data } = await (await signedInClient(bench)).auth.getSession();
  token = data.session?.access_token ?? '';
});
afterAll(() => bench.close());

const ENDPOINTS = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/verify'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['PUT', '/user'],
] as const;

/** Each request comes from its own network, so that no rate limit hides the real answer. */
let host = 0;
function send(method: string, path: string, body: string): Promise<Response> {
  host += 1;
  return bench.request(path, {
    method,
    headers: {
      apikey: 'sb_publishable_test',
      authorization: `Bearer ${token}`,
      'x-test-address': `10.${(host >> 16) & 255}.${(host >> 8) & 255}.${host & 255}`,
    },
    body,
  });
}

const nastyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    'a\u0000@example.in',
    '\ud800@x.in',
    "'; drop table x; --",
    '',
  ),
  fc.constantFrom(OWNER.email, 'signup', 'email', 'recovery', `${'a'.repeat(300)}@example.in`),
);
const nastyValue = fc.oneof(nastyText, fc.jsonValue({ stringUnit: 'binary' }));
const nastyBody = fc.record(
  {
    email: nastyValue,
    password: nastyValue,
    phone: nastyValue,
    data: fc.oneof(nastyValue, fc.dictionary(nastyText, nastyValue)),
    type: nastyText,
    token: nastyValue,
    token_hash: nastyValue,
    refresh_token: nastyValue,
    app_metadata: nastyValue,
  },
  { requiredKeys: [] },
);

describe.each(ENDPOINTS)('%s %s', (method, path) => {
  test('never answers 5xx, whatever fields hold', async () => {
    await fc.assert(
      fc.asyncProperty(nastyBody, async (body) => {
        const answer = await send(method, path, JSON.stringify(body));
        expect(answer.status).toBeLessThan(500);
        expect(await answer.json()).toEqual(expect.any(Object));
      }),
      { numRuns: 60 },
    );
  });

  test('refuses what is not a JSON object', async () => {
    const bodies = ['', '{', 'null', '[]', '"text"', '7'];
    const answers: unknown[] = [];
    for (const body of bodies) {
      const answer = await send(method, path, body);
      answers.push([body, answer.status, (await answer.json()).error_code]);
    }
    expect(answers).toEqual(bodies.map((body) => [body, 400, 'bad_json']));
  });
});

describe('metadata', () => {
  const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`);
  const UNFIT = {
    'NUL in a value': { a: '\u0000' },
    'NUL in a key': { '\u0000': 1 },
    'half a surrogate pair': { a: '\ud800' },
    'too deep': { a: deep },
    'too long': { a: 'x'.repeat(5000) },
    'a list': [1, 2],
    'a text': 'text',
  };

  test.each([
    ['POST', '/signup'],
    ['PUT', '/user'],
  ])('that cannot be stored is refused by %s %s with the field’s name', async (method, path) => {
    for (const [what, data] of Object.entries(UNFIT)) {
      const answer = await send(method, path, JSON.stringify({ ...OWNER, data }));
      const { error_code, msg } = await answer.json();
      expect([answer.status, error_code], what).toEqual([400, 'validation_failed']);
      expect(msg, what).toMatch(/^data/);
    }
  });

  test('an escaped backslash before u0000 is no NUL', async () => {
    const answer = await send('PUT', '/user', JSON.stringify({ data: { a: '\\u0000' } }));
    expect(answer.status).toBe(200);
  });
});

test('the error for a wrong type names its field', async () => {
  const answer = await send('POST', '/token?grant_type=password', '{"email": 7, "password": "x"}');
  expect(await answer.json()).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'email: must be a string',
  });
});

test('the error for a missing field names it', async () => {
  const answer = await send('POST', '/token?grant_type=password', `{"email": "${OWNER.email}"}`);
  expect((await answer.json()).msg).toBe('password: is required');
});

test('a huge body is not read to its end', async () => {
  const answer = await send('POST', '/signup', JSON.stringify({ ...OWNER, x: 'x'.repeat(20_000) }));
  expect([answer.status, (await answer.json()).error_code]).toEqual([413, 'validation_failed']);
});
