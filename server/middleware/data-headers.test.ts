import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { setDataHeaders } from '../app.ts';
import type { AppEnv } from '../context.ts';

const headersOf = async (headers: Record<string, string>) =>
  (
    await new Hono<AppEnv>()
      .use(
        setDataHeaders({
          baseHeaders: { 'x-frame-options': 'DENY' },
          templatePolicy: "style-src 'sha256-template'",
        }),
      )
      .get('/', () => new Response('', { headers }))
      .request('/')
  ).headers;

test.each([
  ['application/json', /^default-src 'none'/],
  ['text/html; charset=utf-8', /^style-src 'sha256-template'$/],
])('an answer of the type %s has the policy %s', async (type, policy) => {
  const headers = await headersOf({ 'content-type': type });
  expect(headers.get('content-security-policy')).toMatch(policy);
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test.each([
  [{}, 'no-store'],
  [{ 'cache-control': 'private, max-age=60' }, 'private, max-age=60'],
])('an answer with %o is cached as %s', async (own, cached) => {
  expect((await headersOf(own)).get('cache-control')).toBe(cached);
});
