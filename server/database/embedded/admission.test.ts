import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensurePassword, guard, isGuarded, readPassword } from './admission.ts';
import { openMadeCluster } from './testing/fake-cluster.ts';

const isRoot = process.getuid?.() === 0;
const ACCOUNT = 60_753;

test('a lost password is drawn anew: whoever owns the folder is let in once', async () => {
  const cluster = openMadeCluster();
  guard(cluster);
  expect(isGuarded(cluster.folder)).toBe(true);
  const uid = isRoot ? ACCOUNT : undefined;
  await ensurePassword({ ...cluster, account: { prefix: [], ...(uid && { uid }) } });
  expect(readFileSync(join(cluster.folder, 'pg_hba.conf'), 'utf8')).toMatch(
    /^local all all trust$/m,
  );
  expect(readdirSync(cluster.folder).sort()).toEqual(['pg_hba.conf', 'yctfc-password']);
  for (const name of ['pg_hba.conf', 'yctfc-password']) {
    const { mode, uid: owner } = statSync(join(cluster.folder, name));
    expect([mode & 0o777, owner]).toEqual([0o600, uid ?? process.getuid?.()]);
  }
  expect(cluster.calls().at(-1)).toMatch(/ reload$/);
  const drawn = readPassword(cluster.folder);
  await ensurePassword(cluster);
  expect(readPassword(cluster.folder)).toBe(drawn);
});

test('a cluster that does not run is not told, and one that trusts everybody stays as it is until then', async () => {
  const stopped = openMadeCluster('exit 3');
  guard(stopped);
  await ensurePassword(stopped);
  expect(stopped.calls()).toEqual([expect.stringMatching(/ status$/)]);
  const trusting = openMadeCluster('', { 'pg_hba.conf': 'local all all trust\n' });
  await ensurePassword(trusting);
  expect(trusting.calls()).toEqual([]);
  expect(readFileSync(join(trusting.folder, 'pg_hba.conf'), 'utf8')).toBe('local all all trust\n');
});

test('of processes that draw a password together, the first one’s counts', async () => {
  const cluster = openMadeCluster();
  guard(cluster);
  await Promise.all([ensurePassword(cluster), ensurePassword(cluster), ensurePassword(cluster)]);
  expect(readdirSync(cluster.folder).sort()).toEqual(['pg_hba.conf', 'yctfc-password']);
});

test('a cluster that has its password stays guarded', async () => {
  const cluster = openMadeCluster('', { 'yctfc-password': 'drawn before\n' });
  guard(cluster);
  await ensurePassword(cluster);
  expect(isGuarded(cluster.folder)).toBe(true);
  expect(readPassword(cluster.folder)).toBe('drawn before');
  expect(cluster.calls()).toEqual([]);
});

test('a folder without pg_hba.conf is not guarded', () => {
  expect(isGuarded(openMadeCluster().folder)).toBe(false);
});
