import { appendFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { StartupError } from '../../process/startup-error.ts';
import { connectionTo, joinCluster } from './start-embedded-postgres.ts';
import { openMadeCluster } from './testing/fake-cluster.ts';

const pauses = vi.hoisted(() => [] as number[]);
vi.mock('node:timers/promises', () => ({
  setTimeout: async (delay: number) => {
    pauses.push(delay);
  },
}));

/** Joins a cluster whose `pg_ctl` answers so and which nobody can reach. */
async function join(status: number, start: string) {
  pauses.length = 0;
  const cluster = openMadeCluster(
    `case "$*" in *status) exit ${status};; *start) ${start};; esac`,
    { 'yctfc-password': 'drawn-before\n' },
  );
  appendFileSync(cluster.log, '2026-11-21 [7] FATAL:  of another day\n');
  const address = { socketFolder: cluster.folder, port: 5432 };
  const error = await joinCluster(cluster, address).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  return {
    cluster,
    message: (error as Error).message,
    starts: cluster.calls().filter((call) => call.endsWith(' start')).length,
    patience: pauses.reduce((sum, pause) => sum + pause, 0),
  };
}

test('a start that fails three times is a real fault, told in PostgreSQL’s own words', async () => {
  const fails = `echo '2026-11-22 [12] LOG:  begins' >> "$4"; echo '2026-11-22 [12] FATAL:  no room on disk' >> "$4"; exit 1`;
  const { cluster, message, starts } = await join(3, fails);
  expect(starts).toBe(3);
  expect(message).toBe(
    `The database in ${cluster.folder} cannot start (FATAL:  no room on disk): the last lines of ${cluster.log} say why.`,
  );
});

test('without a reason of its own the message names ours', async () => {
  expect((await join(3, 'exit 1')).message).toMatch(/cannot start \(connect ENOENT .*\): /);
});

test('one that starts and does not answer is started anew as often as it is asked', async () => {
  const { starts, patience } = await join(3, 'exit 0');
  expect(starts).toBe(6);
  expect(patience).toBeGreaterThan(10_000);
  expect(patience).toBeLessThan(20_000);
});

test('one that runs already is not started, and gets as much time', async () => {
  const { starts, patience, message } = await join(0, 'exit 0');
  expect(message).toMatch(/cannot start \(connect ENOENT .*\): /);
  expect(starts).toBe(0);
  expect(patience).toBeGreaterThan(10_000);
});

test('an address names user, password and socket, or this machine', () => {
  const cluster = openMadeCluster('', { 'yctfc-password': 'drawn-before\n' });
  expect(connectionTo(cluster, { socketFolder: '/srv/a b', port: 5432 }, 'yctfc')).toBe(
    'postgres://yctfc:drawn-before@localhost:5432/yctfc?host=%2Fsrv%2Fa%20b',
  );
  expect(connectionTo(cluster, { port: 50123 })).toBe(
    'postgres://postgres:drawn-before@localhost:50123/postgres?host=127.0.0.1',
  );
});
