import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import type { AppEnv } from '../context.ts';
import { AuthError } from './auth-error.ts';
import { QueueFullError } from './passwords/hash.ts';
import { answerAuthErrors } from './routes.ts';

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
