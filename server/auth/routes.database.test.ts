import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import type { AppEnv } from '../context.ts';
import { AuthError } from './auth-error.ts';
import { QueueFullError } from './passwords.ts';
import { answerAuthErrors } from './routes.ts';
import { openBench } from './testing/auth-bench.ts';

const bench = await openBench();

const withKey = { headers: { apikey: 'sb_publishable_test' } };

test('every endpoint requires the publishable key', async () => {
  for (const path of ['/user', '/nowhere']) {
    const none = await bench.request(path);
    expect([none.status, await none.json()]).toEqual([
      401,
      expect.objectContaining({ message: 'No API key found in request' }),
    ]);
    const wrong = await bench.request(path, { headers: { apikey: 'sb_publishable_else' } });
    expect([wrong.status, await wrong.json()]).toEqual([
      401,
      expect.objectContaining({ message: 'Invalid API key' }),
    ]);
  }
});

test('anything else is 404 in JSON', async () => {
  const cases = [
    ['GET', '/nowhere'],
    ['POST', '/otp'],
    ['GET', '/admin/users'],
    ['DELETE', '/user'],
    ['GET', '/signup'],
  ] as const;
  for (const [method, path] of cases) {
    const answer = await bench.request(path, { method, ...withKey });
    expect([method, path, answer.status]).toEqual([method, path, 404]);
    expect(await answer.json()).toMatchObject({ code: 404, error_code: 'not_found' });
  }
});

test('a preflight of another origin gets no permission', async () => {
  const answer = await bench.request('/token', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('errors have the shape of the API version that the client requests', async () => {
  const versioned = await bench.request('/user', {
    headers: { ...withKey.headers, 'x-supabase-api-version': '2024-01-01' },
  });
  expect(versioned.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await versioned.json()).toEqual({
    code: 'no_authorization',
    message: 'This endpoint requires a Bearer token',
  });
  const older = await bench.request('/user', withKey);
  expect(older.headers.get('x-supabase-api-version')).toBeNull();
  expect(await older.json()).toEqual({
    code: 401,
    error_code: 'no_authorization',
    msg: 'This endpoint requires a Bearer token',
  });
});

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
beforeEach(() => {
  lines.length = 0;
});

const answerTo = (thrown: Error) =>
  new Hono<AppEnv>()
    .onError(answerAuthErrors(log))
    .get('/', () => {
      throw thrown;
    })
    .request('/');

test('a refusal is answered as it is and not logged', async () => {
  const answer = await answerTo(new AuthError(422, 'weak_password', 'Too short'));
  expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([422, 'weak_password']);
  expect(answer.headers.has('retry-after')).toBe(false);
  expect((await answerTo(new AuthError(500, 'unexpected_failure', 'Hook'))).status).toBe(500);
  expect((await answerTo(new HTTPException(404))).status).toBe(404);
  expect(lines).toEqual([]);
});

test('too many passwords at once are answered with Retry-After', async () => {
  const answer = await answerTo(new QueueFullError());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
  expect(answer.headers.get('x-sb-error-code')).toBe('over_request_rate_limit');
  expect(lines).toEqual([]);
});

test('a defect is answered without details and logged without values', async () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(owner@example.in) already exists.',
    parameters: ['owner@example.in'],
  });
  const answer = await answerTo(error);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('duplicate');
  expect(lines.join('')).toContain('23505');
  expect(lines.join('')).not.toContain('owner@');
});
