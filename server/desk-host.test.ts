import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import type { AppEnv } from './context.ts';
import { splitHosts } from './desk-host.ts';
import { openGate } from './gate/gate.ts';
import { type Listener, listen } from './process/listen.ts';
import { openSite } from './static/read-site.ts';
import { answerWithFastPath } from './static/serve-site.ts';
import { writeBuiltSite } from './testing/built-site.ts';

const ENV = { siteUrl: 'https://yctfc.example', deskUrl: 'https://desk.yctfc.example' };
const SITE = 'yctfc.example';
const DESK = 'desk.yctfc.example';
const built = writeBuiltSite();
const log = pino({ level: 'silent' });
/** Answers everything, with a cookie: what is answered got past the hosts. */
const answers = () =>
  new Hono<AppEnv>().all('*', (c) => {
    c.header('set-cookie', 'device=1');
    return c.json({ isAnswered: true });
  });
let listener: Listener;

beforeAll(async () => {
  for (const name of ['admin', 'auth', 'auth/confirm', 'admin/desk']) {
    mkdirSync(join(built, name), { recursive: true });
    writeFileSync(join(built, `${name}.html`), `<!doctype html><h1>${name}</h1>`);
  }
  writeFileSync(join(built, 'admin-worker.js'), 'run()');
  const site = await openSite(built, ENV);
  const findElsewhere = splitHosts(ENV);
  const app = buildApp({
    ...{ site, log, findElsewhere, trustProxy: 1, isHealthy: async () => true },
    gate: openGate(async () => undefined),
    ...{ auth: answers(), rest: answers(), exports: answers() },
    functions: new Hono<AppEnv>().route('/functions/v1', answers()),
    content: {
      routes: answers(),
      preview: { routes: answers(), show: async (_c, next) => next() },
    },
  });
  listener = await listen({ port: 0, host: '127.0.0.1' });
  listener.answerWith(answerWithFastPath(app, site, log, findElsewhere));
});
afterAll(() => listener.close(0));

interface Got {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Node's own client, which sends any Host and any path. */
const ask = (host: string, path: string, method = 'GET', more: Record<string, string> = {}) =>
  new Promise<Got>((resolve, reject) => {
    const headers = { host, ...more };
    const options = { port: listener.port, host: '127.0.0.1', method, path, headers, agent: false };
    const outgoing = request(options, async (incoming) => {
      let body = '';
      for await (const piece of incoming.setEncoding('utf8')) body += piece;
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body });
    });
    outgoing.on('error', reject).end();
  });

const PAGES = ['/admin', '/auth', '/auth/confirm?token_hash=a%26b&type=email', '/admin-worker.js'];
const DATA: [string, string][] = [
  ['POST', '/auth/v1/token'],
  ['GET', '/auth/v1/user'],
  ['POST', '/rest/v1/rpc/desk_leads'],
  ['GET', '/rest/v1/leads'],
  ['POST', '/desk/export'],
  ['GET', '/desk/content'],
  ['GET', '/desk/content/file?id=x'],
  ['GET', '/functions/v1/desk-calendar?token=x'],
];

describe('the site’s host', () => {
  test.each(PAGES)('leads from %s to the desk', async (path) => {
    const { status, headers } = await ask(SITE, path);
    expect([status, headers.location]).toEqual([302, ENV.deskUrl + path]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  test('wipes what the desk kept in this origin’s storage before it had a host of its own', async () => {
    expect((await ask(SITE, '/admin')).headers['clear-site-data']).toBe('"storage"');
    expect((await ask(SITE, '/about')).headers['clear-site-data']).toBeUndefined();
    expect((await ask(DESK, '/about')).headers['clear-site-data']).toBeUndefined();
  });

  test.each(DATA)(
    '%s %s is a JSON 404 without a cookie or leave for other origins',
    async (method, path) => {
      const { status, headers, body } = await ask(SITE, path, method, { origin: ENV.deskUrl });
      expect([status, JSON.parse(body).code]).toEqual([404, 'not_found']);
      expect(headers['set-cookie']).toBeUndefined();
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  test.each(['/about', '/', '/preview/ticket', '/functions/v1/send-contact-email', '/healthz'])(
    'answers %s itself',
    async (path) => expect((await ask(SITE, path)).status).toBe(200),
  );

  test.each([
    '/%61dmin',
    '/%61uth/v1/token',
    '/about/../admin',
    '/desk%2Fcontent',
    '/rest/v1/leads%ff',
    '/%61dmin.html',
  ])('an unusual spelling gets nothing of the desk: %s', async (path) => {
    const { status, headers, body } = await ask(SITE, path);
    expect([302, 308, 404]).toContain(status);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toMatch(/isAnswered|<h1>admin/);
  });

  test('what a script may claim makes it no desk', async () => {
    const claims = { 'x-forwarded-host': DESK, forwarded: `host=${DESK}` };
    expect((await ask(SITE, '/rest/v1/leads', 'GET', claims)).status).toBe(404);
  });

  test('is every host but the desk’s', async () => {
    for (const host of [
      '10.0.0.5:3000',
      `${DESK}.evil.example`,
      `evil@${DESK}`,
      `${DESK}:8443`,
      '',
    ])
      expect([host, (await ask(host, '/rest/v1/leads')).status]).not.toContain(200);
  });
});

describe('the desk’s host', () => {
  test.each([DESK, `${DESK}:443`, DESK.toUpperCase()])('is known as %s', async (host) =>
    expect((await ask(host, '/admin')).body).toContain('<h1>admin'),
  );

  test.each(DATA)('answers %s %s', async (method, path) =>
    expect((await ask(DESK, path, method)).body).toContain('isAnswered'),
  );

  test.each(['/auth', '/admin-worker.js', '/assets/app.B1x2.js', '/healthz'])(
    'answers %s',
    async (path) => expect((await ask(DESK, path)).status).toBe(200),
  );

  test('begins with the desk', async () => {
    expect((await ask(DESK, '/')).headers.location).toBe(`${ENV.deskUrl}/admin`);
    const lead = await ask(DESK, '/admin/leads/YC-1a2b-3c4d');
    expect(lead.headers.location).toBe('/admin#leads/YC-1A2B-3C4D');
  });

  // Words of the content, and the draft of it, never become a page of this origin.
  test.each([
    '/about',
    '/index',
    '/blog/how%20to?x=1',
    '/preview/ticket',
    '/menu.pdf',
    '/nowhere',
    '//evil.example/x',
  ])('leads from %s to the site', async (path) => {
    const { status, headers } = await ask(DESK, path);
    expect([status, headers.location]).toEqual([302, ENV.siteUrl + path]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each(['/functions/v1/enquiry-receipt', '/functions/v1/soft-lead', '/about'])(
    'refuses what is posted to %s',
    async (path) => expect((await ask(DESK, path, 'POST')).status).toBe(404),
  );

  test('takes the test enquiry of Health', async () => {
    const { status } = await ask(DESK, '/functions/v1/send-contact-email?open', 'POST');
    expect(status).toBe(200);
  });
});

test('without a host of its own the desk stays where the site is', () => {
  expect(splitHosts({ siteUrl: ENV.siteUrl, deskUrl: ENV.siteUrl })).toBeUndefined();
});
