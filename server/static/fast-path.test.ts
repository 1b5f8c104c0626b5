import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppEnv } from '../context.ts';
import type { Answer } from '../process/listen.ts';
import { FILES, writeBuiltSite } from '../testing/built-site.ts';
import { readSite } from './read-site.ts';
import { answerFromMemory, answerWithFastPath } from './serve-site.ts';

const built = writeBuiltSite();
const site = await readSite(built, { baseHeaders: {}, pageHeaders: () => ({}) });
let server: Server;

beforeAll(async () => {
  server = await listen((incoming, outgoing) => {
    if (!answerFromMemory(site, incoming, outgoing)) outgoing.writeHead(599).end();
  });
});
afterAll(() => void server.close());

async function listen(answer: Answer): Promise<Server> {
  const opened = createServer(answer);
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return opened;
}

/** Uses Node's own client, because fetch would normalise the path. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', to = server) {
  const { port } = to.address() as AddressInfo;
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const outgoing = request({ port, path, method, headers, agent: false }, async (incoming) => {
        const chunks: Buffer[] = [];
        for await (const chunk of incoming) chunks.push(chunk);
        const { statusCode = 0, headers: received } = incoming;
        resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks) });
      });
      outgoing.on('error', reject).end();
    },
  );
}

test('answers with files held in memory', async () => {
  const { status, body, headers } = await ask('/about?x=/nothing', { 'accept-encoding': 'gzip' });
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(FILES['about.html']);
});

test.each([
  ['GET', '/nothing'],
  ['GET', '/about/'],
  ['GET', '/healthz'],
  ['GET', '/auth/v1/user'],
  ['GET', 'http://evil.example/about'],
  ['GET', '//evil.example/about'],
  ['GET', '/..%2fabout'],
  ['POST', '/about'],
  ['OPTIONS', '*'],
])('leaves %s %s to the application', async (method, path) => {
  expect((await ask(path, {}, method)).status).toBe(599);
});

test('runs before the application and logs a file without its query, at debug only', async () => {
  const lines: Record<string, unknown>[] = [];
  const app = new Hono<AppEnv>().get('/nothing', (c) => c.text('by the application'));
  for (const level of ['info', 'debug']) {
    const log = pino({ level }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const both = await listen(answerWithFastPath(app, site, log));
    expect((await ask('/about?token=x', {}, 'GET', both)).body.toString()).toBe(
      FILES['about.html'],
    );
    expect((await ask('/nothing', {}, 'GET', both)).body.toString()).toBe('by the application');
    both.close();
  }
  expect(lines).toEqual([
    expect.objectContaining({ method: 'GET', path: '/about', status: 200, msg: 'file' }),
  ]);
});

test('leaves a connection open without saying so, and says when it closes', async () => {
  const { port } = server.address() as AddressInfo;
  const talk = (lines: string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
      let heard = '';
      socket.setEncoding('latin1').on('data', (text) => {
        heard += text;
      });
      socket.on('end', () => resolve(heard)).on('error', reject);
    });
  const kept = ['GET /about HTTP/1.1', 'Host: a', '', ''];
  const last = ['GET /about HTTP/1.1', 'Host: a', 'Connection: close', '', ''];
  const heard = await talk([...kept.slice(0, -1), ...last]);
  const [first = '', second = ''] = heard.split(/(?<!^)(?=HTTP\/1\.1 )/);
  expect(first).not.toMatch(/^(connection|keep-alive):/im);
  expect(second, 'the same connection answered once more').toContain('200 OK');
  const old = await talk(['GET /about HTTP/1.0', 'Connection: close', '', '']);
  expect(old).toMatch(/^connection: close/im);
});
