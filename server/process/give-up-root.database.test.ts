import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../tests/support/server/server.ts';

// These tests run as root and as ordinary users, with different expectations.
const own = process.getuid?.() ?? 0;
const expected = own === 0 ? 60753 : own;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withSite: false });
});
afterAll(() => server.stop());

const userOf = (pid: number): number[] => {
  const [, ids = ''] = /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return ids.split(/\s+/).map(Number);
};

test.runIf(process.platform === 'linux')('the running server is not root', () => {
  expect(new Set(userOf(server.pid))).toEqual(new Set([expected]));
});

test('it still writes mails, secrets and the spool, for its own user alone', async () => {
  const sent = await fetch(`${server.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Harpreet Kaur',
      email: 'harpreet@example.in',
      phone: '98765 43210',
      subject: 'franchise',
      message: 'Which model fits 450 sq ft?',
      homepage: '',
    }),
  });
  expect(sent.status).toBe(201);
  await expect.poll(() => readdirSync(server.mailDir).length).toBeGreaterThan(0);
  const dataDir = join(server.mailDir, '..');
  for (const name of ['mail', 'secrets', 'spool', 'secrets/jwt-secret', 'spool/home']) {
    const { uid, mode } = statSync(join(dataDir, name));
    expect([name, uid, mode & 0o077]).toEqual([name, expected, 0]);
  }
});

test('it restarts a database that is killed', async () => {
  const pidFile = join(server.mailDir, '..', 'postgres', 'postmaster.pid');
  const pidOf = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const pid = pidOf();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => pidOf() !== pid, { timeout: 20_000 }).toBe(true);
  await expect
    .poll(async () => (await fetch(`${server.url}/healthz`)).status, { timeout: 20_000 })
    .toBe(200);
});

test('what root restored meanwhile belongs to it after the next start', async () => {
  const dataDir = join(server.mailDir, '..');
  await server.end('SIGTERM');
  mkdirSync(join(dataDir, 'secrets'), { recursive: true });
  writeFileSync(join(dataDir, 'secrets', 'restored'), 'x', { mode: 0o600 });
  const { startServerProcess } = await import('../../tests/support/server/server-process.ts');
  const next = await startServerProcess({
    port: Number(new URL(server.url).port),
    dataDir,
    withSite: false,
  });
  expect(statSync(join(dataDir, 'secrets', 'restored')).uid).toBe(expected);
  expect(await next.end('SIGTERM')).toBe(0);
});
