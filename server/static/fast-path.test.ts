import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFromMemory } from './fast-path.ts';
import { readSite } from './read-site.ts';
import { FILES, writeBuiltSite } from './testing/built-site.ts';

const built = writeBuiltSite();
let server: Server;

beforeAll(async () => {
  const site = await readSite(built.folder, { baseHeaders: {}, pageHeaders: () => ({}) });
  server = createServer((incoming, outgoing) => {
    if (!answerFromMemory(site, incoming, outgoing)) outgoing.writeHead(599).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  built.remove();
});

/** Node's own client, because fetch would tidy the path up before sending it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
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

test('answers what waits in memory', async () => {
  const { status, body, headers } = await ask('/about?x=/nothing', { 'accept-encoding': 'gzip' });
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(FILES['about.html']);
});

test('revalidates, and answers HEAD without body', async () => {
  const { headers } = await ask('/about');
  const known = await ask('/about', { 'if-none-match': String(headers.etag) });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  const head = await ask('/about', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(headers['content-length']);
});

test.each([
  ['GET', '/nothing'],
  ['GET', '/about/'],
  ['GET', '/assets/photo.C3.avif'],
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
