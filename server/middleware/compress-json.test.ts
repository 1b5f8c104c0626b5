import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../context.ts';
import { compressJson } from './compress-json.ts';

/** Answers with `body` to a client that reads gzip. */
const answerTo = (body: BodyInit | null, headers: Record<string, string>) =>
  new Hono<AppEnv>()
    .use(compressJson())
    .get('/', () => new Response(body, { headers }))
    .request('/', { headers: { 'accept-encoding': 'gzip' } });
/** JSON of exactly this many bytes. */
const jsonOf = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));
const JSON_TYPE = { 'content-type': 'application/json' };

test.each([
  [1024, null],
  [1025, 'gzip'],
])('JSON of %i bytes is sent with the encoding %s', async (bytes, encoding) => {
  const { headers } = await answerTo(jsonOf(bytes), JSON_TYPE);
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('vary')).toBe(encoding && 'Accept-Encoding');
});

test.each([
  ['application/vnd.pgrst.object+json; charset=utf-8', 'gzip'],
  ['application/jsonlines', null],
  ['text/csv', null],
])('a long answer of type %s has the encoding %s', async (type, encoding) => {
  const { headers } = await answerTo(jsonOf(5000), { 'content-type': type });
  expect(headers.get('content-encoding')).toBe(encoding);
});

test('what else the answer varies with is kept', async () => {
  const { headers } = await answerTo(jsonOf(5000), { ...JSON_TYPE, vary: 'Accept' });
  expect(headers.get('vary')).toBe('Accept, Accept-Encoding');
});

test('what is compressed already is sent as it is', async () => {
  const answer = await answerTo(jsonOf(5000), { ...JSON_TYPE, 'content-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe(jsonOf(5000));
});

test('an answer without a body stays without one', async () => {
  const { headers, body } = await answerTo(null, JSON_TYPE);
  expect([body, headers.get('content-length')]).toEqual([null, null]);
});
