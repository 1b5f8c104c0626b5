import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pino from 'pino';
import { openDatabase } from '../../../server/database/database.ts';
import { startEmbeddedPostgres } from '../../../server/database/embedded/start-embedded-postgres.ts';
import { ensureAdministrator } from '../../support/product/administrator.ts';
import { OWNER } from '../../support/product/product.ts';
import { bringDrawings } from '../../support/server/drawn-before.ts';
import { freePort } from '../../support/server/free-port.ts';
import { type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';

test.setTimeout(600_000);

const MENU = 'brands/roll-nation/menu.yaml';
const PRICE = ['categories', 0, 'dishes', 0, 'price'];
/** Milliseconds after the request at which the process is killed: while it checks, and about when it commits. */
const MOMENTS = [120, 700];
const FIRST_PRICE = 90;
const LAST_PRICE = FIRST_PRICE + MOMENTS.length - 1;

const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-kill-'));
chmodSync(dataDir, 0o755);
let port: number;
let server: ServerProcess;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let database: ReturnType<typeof openDatabase>;
let token: string;

const start = async () => {
  server = await startServerProcess({ port, dataDir, env: { ADMIN_EMAIL: OWNER.email } });
};
test.beforeAll(async () => {
  bringDrawings(dataDir);
  port = await freePort();
  await start();
  // Outlives the servers that are killed.
  postgres = await startEmbeddedPostgres({ dataDir, log: pino({ enabled: false }) });
  database = openDatabase({ connectionString: postgres.connectionString, poolSize: 2 });
  const sql = (statement: string, values: unknown[] = []) =>
    database.transaction(async (tx) => (await tx.query(statement, values)).rows);
  token = (await ensureAdministrator({ url: server.url, sql })).access_token;
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});

async function ask(path: string, body?: object) {
  const answer = await fetch(`${server.url}/desk/content${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: 'sb_publishable_embedded',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const openMenu = async () => (await ask(`/file?id=${encodeURIComponent(MENU)}`)).body;
const priceOf = (file: { values: { categories: { dishes: { price: number }[] }[] } }) =>
  file.values.categories[0]?.dishes[0]?.price;

test('a process that is killed during a save keeps the old price or the new one, and what it confirmed', async () => {
  let confirmed = 0;
  for (const [at, moment] of MOMENTS.entries()) {
    const before = await openMenu();
    const price = FIRST_PRICE + at;
    const change = { op: 'set', path: PRICE, value: price };
    const order = { id: MENU, version: before.version, changes: [change], save: randomUUID() };
    const saving = ask('/save', order).then(
      ({ status }) => status === 200,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, moment));
    await server.end('SIGKILL');
    const wasConfirmed = await saving;
    confirmed += Number(wasConfirmed);
    await start();
    const after = await openMenu();
    expect(wasConfirmed ? [price] : [priceOf(before), price]).toContain(priceOf(after));
    expect(after.faults).toEqual([]);
    // Whoever was not told tries again, with the same id.
    const again = await ask('/save', order);
    expect(again.status).toBe(200);
    expect(priceOf(again.body)).toBe(price);
  }
  const { body: history } = await ask(`/history?id=${encodeURIComponent(MENU)}`);
  expect(history, `${confirmed} confirmed`).toHaveLength(MOMENTS.length + 1);
});

test('a process that is killed while it publishes serves the old site or the new one', async () => {
  const readMenu = async () => (await fetch(`${server.url}/menu`)).text();
  const before = await readMenu();
  const { draft } = (await ask('')).body;
  expect((await ask('/publish', { commit: draft.commit })).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await server.end('SIGKILL');
  await start();
  const { published } = (await ask('')).body;
  if (published) expect(await readMenu()).toContain(`₹${LAST_PRICE}`);
  else expect(await readMenu()).toBe(before);
  const publishing = async () => (await ask('')).body.published?.commit;
  await expect
    .poll(
      async () => {
        // The build of the killed server may still be under way.
        if ((await publishing()) !== draft.commit)
          await ask('/publish', { commit: draft.commit }).catch(() => undefined);
        return publishing();
      },
      { timeout: 300_000, intervals: [1_000] },
    )
    .toBe(draft.commit);
  await expect.poll(readMenu, { timeout: 10_000 }).toContain(`₹${LAST_PRICE}`);
});
