import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import type { AppEnv } from '../context.ts';
import { PREVIEW_COOKIE } from '../static/serve-site.ts';
import { requireCostClasses } from './cost-classes.ts';
import { openGate } from './gate.ts';

let time: number;
let app: Hono<AppEnv>;
beforeEach(() => {
  time = 0;
  app = new Hono<AppEnv>()
    .use((c, next) => {
      c.set('clientAddress', c.req.header('x-from') ?? '203.0.113.7');
      return next();
    })
    .use(
      openGate(
        async (c) => c.req.header('x-account'),
        () => time,
      ),
    )
    .all('*', (c) => c.text('answered'));
});

const networkAt = (at: number) => `10.0.${at >> 8}.${at & 255}`;
const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
async function admitted(
  count: number,
  path: string,
  headersOf: (at: number) => Record<string, string>,
) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, at) => ask(path, headersOf(at))),
  );
  return answers.filter(({ status }) => status === 200).length;
}
const fromOne = () => ({});
const fromMany = (at: number) => ({ 'x-from': networkAt(at) });
const as = (account: string) => (at: number) => ({ 'x-account': account, ...fromMany(at) });

test('strangers are bounded by network and in all', async () => {
  expect(await admitted(100, '/rest/v1/leads', fromOne)).toBe(60);
  expect(await admitted(1_000, '/rest/v1/leads', fromMany)).toBe(300 - 60);
  time = 1_000;
  expect(await admitted(20, '/rest/v1/leads', fromOne)).toBe(10);
  expect(await admitted(1_000, '/rest/v1/leads', fromMany)).toBe(100 - 10);
});

test('each account is bounded by itself, wherever it asks from', async () => {
  expect(await admitted(1_000, '/rest/v1/leads', as('owner'))).toBe(300);
  expect(await admitted(1_000, '/rest/v1/leads', as('other'))).toBe(300);
  time = 1_000;
  expect(await admitted(1_000, '/rest/v1/leads', as('owner'))).toBe(100);
});

test.each(['/rest/v1/leads', '/auth/v1/token', '/desk/content'])(
  'a flood on %s keeps nobody out who is known, not even from the same network',
  async (path) => {
    await admitted(1_000, path, fromOne);
    await admitted(1_000, path, fromMany);
    expect((await ask(path)).status).toBe(429);
    expect((await ask(path, { 'x-account': 'owner' })).status).toBe(200);
  },
);

test.each(['/healthz', '/functions/v1/send-contact-email'])(
  'a flood from many networks leaves %s open',
  async (path) => {
    expect(await admitted(1_000, path, fromMany)).toBe(1_000);
  },
);

test('built files are not counted, but for a browser that is shown the draft', async () => {
  expect(await admitted(2_000, '/about', fromOne)).toBe(2_000);
  const draft = () => ({ cookie: `${PREVIEW_COOKIE}=made-up` });
  expect(await admitted(2_000, '/about', draft)).toBe(600);
});

const over = { code: 'over_request_rate_limit', message: 'Request rate limit reached' };
test.each([
  ['/healthz', { ...over, details: null, hint: null }],
  ['/auth/v1/token', { code: 429, error_code: over.code, msg: over.message }],
  ['/rest/v1/leads', { ...over, details: null, hint: null }],
  ['/functions/v1/send-contact-email', { error: { message: expect.stringMatching(/try again/) } }],
  ['/functions/v1/enquiry-receipt', { error: { message: expect.stringMatching(/try again/) } }],
  ['/functions/v1/soft-lead', { error: { message: expect.stringMatching(/try again/) } }],
  ['/functions/v1/desk-calendar?token=x', undefined],
  ['/desk/export', { ...over, details: null, hint: null }],
  ['/desk/content/save', { ...over, details: null, hint: null }],
  ['/preview/x', undefined],
])('%s is refused in the words of its protocol', async (path, body) => {
  await admitted(200, path, fromOne);
  const answer = await ask(path);
  const text = await answer.text();
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(answer.headers.get('connection')).toBe('close');
  if (body) expect(JSON.parse(text)).toEqual(body);
  else expect(text).toMatch(/^Too many requests/);
});

test('a route that nobody gave a class is named', () => {
  const routes = new Hono().get('/healthz', (c) => c.text('')).get('/desk/new', (c) => c.text(''));
  expect(() => requireCostClasses(routes.routes)).toThrow('/desk/new has no cost class');
  const beside = new Hono().get('/functions/v1/new', (c) => c.text(''));
  expect(() => requireCostClasses(beside.routes)).toThrow('/functions/v1/new');
});
