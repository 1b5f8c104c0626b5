import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { takeLease } from './admission.ts';
import type { Cluster } from './pg-ctl.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const silent = { info: () => {}, warn: () => {} };
/** As every version knows them. */
const [USERS_LOCK, SETUP_LOCK] = [7_920_430, 7_920_431];

const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-lease-'));
chmodSync(dataDir, 0o755);
const cluster = { folder: join(dataDir, 'postgres') } as Cluster;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, log: silent });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});

const take = () => takeLease(cluster, postgres.superuserConnectionString, 1_000);

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres.superuserConnectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test('whoever gives up a lease frees it at once, also before its session is closed', async () => {
  const client = await connect();
  const holders = async () =>
    (
      await client.query(
        "select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = $1 and granted",
        [USERS_LOCK],
      )
    ).rows[0].n;
  const before = await holders();
  const lease = await take();
  expect(await holders()).toBe(before + 1);
  const { isLast, close } = await lease.release();
  expect(isLast).toBe(false);
  expect(await holders()).toBe(before);
  await close();
});

test('processes set the database up in turn', async () => {
  const client = await connect();
  await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
  let isTaken = false;
  const taking = take().then((lease) => {
    isTaken = true;
    return lease;
  });
  const waiting = () =>
    client
      .query(
        "select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
        [SETUP_LOCK],
      )
      .then(({ rows }) => rows[0].n);
  await expect.poll(waiting).toBe(1);
  expect(isTaken).toBe(false);
  await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK]);
  await (await (await taking).release()).close();
});

/** A server that answers every connection with one error. @returns how often it was asked */
async function refuseWith(code: string) {
  let asked = 0;
  const server = createServer((socket) => {
    socket
      .on('error', () => {})
      .once('data', () => {
        asked += 1;
        const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mnot now\0\0`);
        const head = Buffer.from('E\0\0\0\0');
        head.writeInt32BE(fields.length + 4, 1);
        socket.end(Buffer.concat([head, fields]));
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `postgres://postgres:x@127.0.0.1:${port}/postgres`, asked: () => asked };
}

test('a database that is starting is asked again until the time is up', async () => {
  const { address, asked } = await refuseWith('57P03');
  await expect(takeLease(cluster, address, 700)).rejects.toMatchObject({ code: '57P03' });
  expect(asked()).toBeGreaterThan(1);
}, 10_000);
