import { afterEach, expect, test, vi } from 'vitest';
import { stop } from './pg-ctl.ts';
import { openFakeCluster } from './testing/fake-cluster.ts';

const isRoot = process.getuid?.() === 0;
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
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

test.runIf(isRoot)('it runs as its account, or as who the account’s prefix makes it', async () => {
  const cluster = openFakeCluster('id -u; id -g');
  const as = async (prefix: string[]) =>
    (await stop({ ...cluster, account: { uid: 60753, prefix } })).output.trim().split('\n');
  expect(await as([])).toEqual(['60753', '60753']);
  expect(await as(['/usr/bin/env'])).toEqual(['0', '0']);
});
