import { Hono } from 'hono';
import type { Logger } from 'pino';
import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { SERVER_WARNINGS } from '../../contract/desk/server-warnings.ts';
import type { AppEnv } from '../context.ts';
import type { Database } from '../database/database.ts';
import { findClientAddress } from './client-address.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

let time: number;
let log: { warn: Mock<Logger['warn']> };
let reports: ReturnType<typeof vi.fn>;
let ask: (peer: string, headers?: Record<string, string>) => Promise<unknown>;
beforeEach(() => {
  time = 0;
  log = { warn: vi.fn<Logger['warn']>() };
  reports = vi.fn(async () => ({ rows: [] }));
  const database = { transactionAs: reports as unknown as Database['transactionAs'] };
  ask = appWith(
    0,
    warnOfUntrustedProxy(database, log, () => time),
  );
});

function appWith(proxies: number, warn: (peer: string) => void) {
  const app = new Hono<AppEnv>().use(findClientAddress(proxies, warn)).get('/', (c) => c.text(''));
  return async (peer: string, headers: Record<string, string> = { 'x-forwarded-for': '9.9.9.9' }) =>
    app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
}

test('says once in the log what to set, and every ten minutes to the database', async () => {
  for (let minute = 0; minute < 25; minute += 1) {
    time = minute * 60_000;
    await ask('127.0.0.1');
  }
  expect(log.warn.mock.calls).toEqual([[SERVER_WARNINGS['untrusted-proxy']]]);
  expect(SERVER_WARNINGS['untrusted-proxy']).toContain('Set TRUST_PROXY to');
  expect(reports).toHaveBeenCalledTimes(3);
});

test.each(['127.0.0.1', '::1', '::ffff:10.0.0.1', '172.18.0.1', '192.168.1.1', 'fd00::1'])(
  'believes the near peer %s',
  async (peer) => {
    await ask(peer);
    expect(reports).toHaveBeenCalledTimes(1);
  },
);

test.each(['49.36.0.7', '8.8.8.8', '2409:4055::1', ''])(
  'lets no far peer, such as %j, alarm the desk',
  async (peer) => {
    await ask(peer);
    expect(reports).not.toHaveBeenCalled();
    expect(log.warn).toHaveBeenCalledTimes(1);
  },
);

test('is silent without the header, and where proxies are trusted', async () => {
  await ask('127.0.0.1', {});
  const warn = vi.fn();
  await appWith(1, warn)('127.0.0.1');
  expect(warn).not.toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
});
