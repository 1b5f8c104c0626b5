import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { AppEnv } from '../context.ts';
import { openGate } from '../gate/gate.ts';
import { type Listener, listen } from '../process/listen.ts';
import { openSite } from '../static/read-site.ts';
import { answerWithFastPath } from '../static/serve-site.ts';
import { writeBuiltSite } from '../testing/built-site.ts';

const built = writeBuiltSite();
const log = pino({ level: 'silent' });
let listener: Listener;

beforeAll(async () => {
  mkdirSync(join(built, '.well-known'));
  for (const name of ['robots.txt', 'favicon.ico', '.well-known/security.txt'])
    writeFileSync(join(built, name), 'text');
  const site = await openSite(built, {
    siteUrl: 'https://yctfc.example',
  });
  const none = new Hono<AppEnv>();
  const auth = new Hono<AppEnv>()
    .post('/echo', async (c) => c.text(await c.req.text()))
    .get('/defect', () => {
      throw new Error('defect');
    });
  const isHealthy = async () => true;
  const gate = openGate(async () => undefined);
  const parts = { site, log, auth, gate, isHealthy, trustProxy: 0 };
  const app = buildApp({ ...parts, rest: none, functions: none, exports: none });
  listener = await listen({ port: 0, host: '127.0.0.1' });
  listener.answerWith(answerWithFastPath(app, site, log));
});
afterAll(() => listener.close(0));

/** Node's own client, which sends any Host and any path. */
function ask(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  return new Promise<{ status: number; policy: string }>((resolve, reject) => {
    const options = { port: listener.port, host: '127.0.0.1', method, path, headers, agent: false };
    const outgoing = request(options, (incoming) => {
      incoming.resume();
      const policy = incoming.headers['content-security-policy'] ?? '';
      resolve({ status: incoming.statusCode ?? 0, policy: String(policy) });
    });
    outgoing.on('error', reject).end(body);
  });
}

test.each<[number, string, string, Record<string, string>?, string?]>([
  [200, 'GET', '/about'],
  [304, 'GET', '/about', { 'if-none-match': '*' }],
  [308, 'GET', '/about/'],
  [405, 'POST', '/about'],
  [404, 'GET', '/nothing'],
  [404, 'GET', '/%ff'],
  [200, 'GET', '/robots.txt'],
  [200, 'GET', '/.well-known/security.txt'],
  [200, 'GET', '/favicon.ico'],
  [200, 'GET', '/favicon.svg'],
  [200, 'GET', '/menu.pdf'],
  [200, 'GET', '/sitemap.xml'],
  [200, 'GET', '/site.webmanifest'],
  [200, 'HEAD', '/assets/app.B1x2.js'],
  [200, 'GET', '/healthz'],
  [404, 'GET', '/auth/v1/nothing'],
  [413, 'POST', '/auth/v1/echo', {}, 'x'.repeat(70_000)],
  [500, 'GET', '/auth/v1/defect'],
  [404, 'OPTIONS', '/rest/v1/leads'],
  [400, 'GET', '/about/', { host: 'a b' }],
])('%i %s %s has exactly one policy', async (status, method, path, headers, body) => {
  const answer = await ask(method, path, headers, body);
  expect(answer.status).toBe(status);
  expect(answer.policy).toMatch(/frame-ancestors 'none'|^default-src 'none'/);
  // Two headers of one name are joined by a comma.
  expect(answer.policy).not.toContain(',');
});

test.each(['/.fingerprint', '/_headers', '/templates/contact', '/.git/config'])(
  '%s is not served beside /.well-known',
  async (path) => expect((await ask('GET', path)).status).toBe(404),
);
