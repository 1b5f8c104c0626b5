import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { version } from '../package.json';
import { buildApp } from './app.ts';
import type { AppEnv } from './context.ts';
import { openGate } from './gate/gate.ts';
import { openSite } from './static/read-site.ts';

const lines: Record<string, unknown>[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
let isHealthy = true;

const auth = new Hono<AppEnv>()
  .post('/token', async (c) => c.json({ length: (await c.req.text()).length }))
  .get('/teapot', () => {
    throw new HTTPException(418, { res: Response.json({ code: 'teapot' }, { status: 418 }) });
  })
  .get('/defect', () => {
    throw new Error('secret detail');
  })
  .get('/address', (c) => c.json({ address: c.get('clientAddress') }));
const rest = new Hono<AppEnv>()
  .get('/leads', (c) => c.json(Array.from({ length: 200 }, () => ({ name: 'Visitor' }))))
  .get('/few', (c) => c.json([{ name: 'Visitor' }]));
const functions = new Hono<AppEnv>().post('/functions/v1/send-contact-email', (c) =>
  c.html('<h1>Sent</h1>', 422),
);

const site = {
  ...(await openSite(undefined, { siteUrl: 'http://localhost:3000' })),
  templatePolicy: "style-src 'sha256-template'",
};
const app = buildApp({
  site,
  auth,
  rest,
  functions,
  exports: new Hono<AppEnv>(),
  log,
  isHealthy: async () => isHealthy,
  gate: openGate(async () => undefined),
  trustProxy: 1,
});

beforeEach(() => {
  lines.length = 0;
  isHealthy = true;
});

test('/healthz says whether the product works, and is never cached', async () => {
  const well = await app.request('/healthz');
  expect([well.status, await well.json()]).toEqual([200, { status: 'ok', version }]);
  expect(well.headers.get('cache-control')).toBe('no-store');
  isHealthy = false;
  const ill = await app.request('/healthz');
  expect([ill.status, await ill.json()]).toEqual([503, { status: 'unavailable', version }]);
});

describe('data', () => {
  test('is marked as data only', async () => {
    const { headers } = await app.request('/rest/v1/few');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('a page that answers a form has the policy of its template', async () => {
    const response = await app.request('/functions/v1/send-contact-email', { method: 'POST' });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-security-policy')).toBe("style-src 'sha256-template'");
  });

  test.each(['/auth/v1/nothing', '/auth/v1', '/rest/v1/nothing', '/functions/v1/other'])(
    '%s is a JSON 404',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    },
  );
});

describe('bodies', () => {
  const send = (init: RequestInit) => app.request('/auth/v1/token', { method: 'POST', ...init });
  const large = 'x'.repeat(64 * 1024 + 1);

  test('64 kB are accepted', async () => {
    expect(await (await send({ body: large.slice(1) })).json()).toEqual({ length: 65536 });
  });

  test('more is refused, with or without a content-length', async () => {
    const headers = { 'content-length': String(large.length) };
    const streamed = new Blob([large]).stream();
    for (const init of [
      { body: large, headers },
      { body: streamed, duplex: 'half' as const },
    ]) {
      const response = await send(init);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'request_too_large' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('errors', () => {
  test('an HTTPException is answered as it is', async () => {
    const response = await app.request('/auth/v1/teapot');
    expect([response.status, await response.json()]).toEqual([418, { code: 'teapot' }]);
    expect(lines.filter((line) => line.msg === 'unexpected error')).toEqual([]);
  });

  test('a defect is logged, and the visitor gets only the request id', async () => {
    const response = await app.request('/auth/v1/defect');
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toContain('secret');
    const [defect] = lines.filter((line) => line.msg === 'unexpected error');
    expect(JSON.parse(text)).toMatchObject({ code: 'unexpected_failure', request_id: defect?.id });
    expect(response.headers.get('x-request-id')).toBe(defect?.id);
    expect(JSON.stringify(defect?.err)).toContain('secret detail');
  });
});

test('the log names the path and never the visitor or the content', async () => {
  await app.request('/auth/v1/token?token=hunter2', {
    method: 'POST',
    body: 'owner@example.in',
    headers: { authorization: 'Bearer hunter3', 'x-forwarded-for': '198.51.100.7' },
  });
  expect(lines).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      method: 'POST',
      path: '/auth/v1/token',
      status: 200,
      ms: expect.any(Number),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/hunter|owner@|198\.51/);
});

describe('the address of a lead', () => {
  test.each(['YC-3F7A-91C2', 'YC-3f7a-91c2'])('%s leads to the desk', async (reference) => {
    const answer = await app.request(`/admin/leads/${reference}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/admin#leads/YC-3F7A-91C2');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['YC-3F7A', 'YC-3F7A-91C2%0d%0aX:1', '//evil.example', 'YC-3F7A-91C2/more'])(
    '%s is none',
    async (reference) => {
      expect((await app.request(`/admin/leads/${reference}`)).status).toBe(404);
    },
  );
});
