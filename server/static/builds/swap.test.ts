import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { keepEarlierAssets } from '../../../scripts/build/kept/keep-earlier-assets.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { buildApp } from '../../app.ts';
import type { AppEnv } from '../../context.ts';
import { openGate } from '../../gate/gate.ts';
import { INLINE_HASHES_FILE } from '../../policy/inline-hashes.ts';
import { listen } from '../../process/listen.ts';
import { openSite } from '../read-site.ts';
import { answerWithFastPath } from '../serve-site.ts';
import { STAMP_FILE } from './built-with.ts';
import { followBuilds } from './follow-builds.ts';

const env = { siteUrl: 'https://yctfc.example' };
const REQUESTS = 5_000;
const CONNECTIONS = 24;
/** Five thousand requests are work, not a wait: a machine with other work needs longer for them. */
const MAX_LOAD_MS = 120_000;

const root = folderOfFile();
const folder = join(root, 'dist');

/** Bytes of a build's menu: of another length in each. */
const menuOf = (build: number): Buffer => Buffer.alloc(90_000 + build * 1_000, `menu ${build} `);
const digestOf = (body: Buffer) =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** A build whose every file says which one it is, put in the place of the one before as a build does. */
function publish(build: number): void {
  const next = join(root, 'next');
  for (const name of ['assets', 'menus', 'templates'])
    mkdirSync(join(next, name), { recursive: true });
  const files: Record<string, string | Buffer> = {
    'index.html': `<title>build ${build}</title><img src="/assets/dish.${build}.png">`,
    '404.html': `<title>build ${build}</title>`,
    [`assets/dish.${build}.png`]: `dish ${build}`,
    'menus/rolls.pdf': menuOf(build),
    'sitemap.xml': `<urlset>build ${build}</urlset>`,
    [STAMP_FILE]: String(build),
    [INLINE_HASHES_FILE]: '{}',
  };
  for (const [name, body] of Object.entries(files)) writeFileSync(join(next, name), body);
  keepEarlierAssets(next, folder);
  const previous = join(root, 'previous');
  rmSync(previous, { recursive: true, force: true });
  if (build > 1) renameSync(folder, previous);
  renameSync(next, folder);
}

async function serve() {
  const log = pino({ enabled: false });
  const site = await openSite(folder, env);
  const none = new Hono<AppEnv>();
  const parts = { site, log, auth: none, rest: none, functions: none, exports: none };
  const gate = openGate(async () => undefined);
  const app = buildApp({ ...parts, gate, isHealthy: async () => true, trustProxy: 0 });
  const listener = await listen({ port: 0, host: '127.0.0.1' });
  listener.answerWith(answerWithFastPath(app, site, log));
  const following = await followBuilds({
    find: async () => folder,
    site,
    read: () => openSite(folder, env),
    log,
    lookMs: 5,
  });
  return {
    port: listener.port,
    stop: async () => {
      following.stop();
      await listener.close(0);
    },
  };
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
afterAll(() => agent.destroy());
const ask = (port: number, path: string, headers = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, agent }, (incoming) => {
      const pieces: Buffer[] = [];
      incoming.on('data', (piece: Buffer) => pieces.push(piece));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(pieces),
        }),
      );
    }).on('error', reject);
  });

/** What is wrong with the menu's answer: its length, tag and every byte must be of one build. */
function faultOfMenu({ status, headers, body }: Answer): string | undefined {
  const build = Number(/menu (\d+) /.exec(body.subarray(0, 40).toString())?.[1]);
  if (status !== 200) return `menu: ${status}`;
  if (!body.equals(menuOf(build))) return `menu: not whole, ${body.length} bytes of ${build}`;
  return headers.etag === `"${digestOf(body)}"` ? undefined : `menu: a tag of another build`;
}

/** A page, then what it names, as a browser asks. */
async function visit(port: number, turn: number): Promise<string | undefined> {
  if (turn % 3 === 0) return faultOfMenu(await ask(port, '/menus/rolls.pdf'));
  if (turn % 3 === 1) {
    const missing = await ask(port, '/nothing');
    return missing.status === 404 && /build \d+/.test(missing.body.toString())
      ? undefined
      : 'not found: lost';
  }
  const page = await ask(port, '/');
  const build = /build (\d+)/.exec(page.body.toString())?.[1];
  if (page.status !== 200 || page.headers.etag !== `"${digestOf(page.body)}"`) return 'page: mixed';
  const dish = await ask(port, `/assets/dish.${build}.png`);
  return dish.body.toString() === `dish ${build}` ? undefined : `dish of ${build}: ${dish.status}`;
}

test('while builds are exchanged every answer is whole, and of one build', {
  timeout: MAX_LOAD_MS,
}, async () => {
  publish(1);
  const { port, stop } = await serve();
  const faults: (string | undefined)[] = [];
  const seen = new Set<string>();
  let asked = 0;
  let build = 1;
  const keepAsking = async () => {
    while (asked < REQUESTS) {
      asked += 1;
      const turn = asked;
      faults.push(await visit(port, turn));
      if (turn % 100 === 0) {
        const page = await ask(port, '/');
        seen.add(page.body.toString());
      }
      if (turn % 250 === 0) {
        build += 1;
        publish(build);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  await stop();
  expect(faults.filter(Boolean)).toEqual([]);
  expect(faults).toHaveLength(REQUESTS);
  expect(seen.size, 'several builds were served').toBeGreaterThan(1);
});
