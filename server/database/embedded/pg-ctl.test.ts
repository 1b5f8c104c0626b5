import { afterEach, expect, test, vi } from 'vitest';
import { StartupError } from '../../process/startup-error.ts';
import { initialise, isRunning, reload, start, stop } from './pg-ctl.ts';
import { openFakeCluster } from './testing/fake-cluster.ts';

const isRoot = process.getuid?.() === 0;
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('each command names the folder, and starts and stops wait a minute', async () => {
  const cluster = openFakeCluster();
  const { folder, log } = cluster;
  await initialise(cluster, '/new', '/password');
  await isRunning(cluster);
  await start(cluster);
  await reload(cluster);
  await stop(cluster);
  expect(cluster.calls()).toEqual([
    'initdb -D /new -U postgres -A scram-sha-256 -E UTF8 --no-locale --pwfile=/password',
    `pg_ctl -D ${folder} status`,
    `pg_ctl -D ${folder} -l ${log} -w -t 60 -s start`,
    `pg_ctl -D ${folder} reload`,
    `pg_ctl -D ${folder} -m fast -w -t 60 stop`,
  ]);
});

test('what a program prints and how it ends is its outcome', async () => {
  const cluster = openFakeCluster('echo out; echo err >&2; exit 3');
  const { code, output } = await stop(cluster);
  expect(code).toBe(3);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
  expect(await isRunning(cluster)).toBe(false);
  expect(await isRunning(openFakeCluster())).toBe(true);
});

test('a program gets neither our folder nor our secrets', async () => {
  const cluster = openFakeCluster('pwd; env');
  vi.stubEnv('PGDATA', '/elsewhere');
  vi.stubEnv('DATABASE_URL', 'postgres://me:s3cret@nowhere/none');
  vi.stubEnv('TMPDIR', '/tmp/of-the-test');
  const { output } = await stop(cluster);
  const [folder, ...variables] = output.trim().split('\n');
  expect(folder).toBe('/');
  expect(variables).toEqual(
    expect.arrayContaining(['LC_ALL=C', 'TZ=UTC', 'TMPDIR=/tmp/of-the-test']),
  );
  expect(output).not.toMatch(/s3cret|PGDATA|TEMP=/);
});

test('on Windows, which has no such folder, it stays where we are', async () => {
  const cluster = openFakeCluster('pwd');
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  expect((await stop(cluster)).output.trim()).toBe(process.cwd());
});

test.runIf(isRoot)('it runs as its account, or as who the account’s prefix makes it', async () => {
  const cluster = openFakeCluster('id -u; id -g');
  const as = async (prefix: string[]) =>
    (await stop({ ...cluster, account: { uid: 60753, prefix } })).output.trim().split('\n');
  expect(await as([])).toEqual(['60753', '60753']);
  expect(await as(['/usr/bin/env'])).toEqual(['0', '0']);
});

test('a program that does not run on this system is named, with the way out', async () => {
  const cluster = openFakeCluster();
  const missing = { ...cluster, binaries: { ...cluster.binaries, pgCtl: '/no/such/pg_ctl' } };
  const error = await stop(missing).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toMatch(
    /^The database cannot start: \/no\/such\/pg_ctl does not run .*ENOENT.*Set DATABASE_URL/,
  );
});
