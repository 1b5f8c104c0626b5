import {
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isGuarded, readPassword } from './admission.ts';
import { ensureCluster } from './start-embedded-postgres.ts';
import { type FakeCluster, openFakeCluster, openMadeCluster } from './testing/fake-cluster.ts';

const isRoot = process.getuid?.() === 0;
const [ACCOUNT, CREATOR] = [60_753, 60_998];
const MINUTE_MS = 60_000;

/** An `initdb` that makes what ours looks for; its folder is the second argument. */
const MAKE = 'case "$0" in *initdb) echo 18 > "$2/PG_VERSION";; esac';
const others = ({ home }: FakeCluster) =>
  readdirSync(home).filter((name) => !['calls', 'initdb', 'pg_ctl'].includes(name));
test('a new cluster asks everybody for a password that nobody can guess, and leaves nothing beside it', async () => {
  const cluster = openFakeCluster(MAKE);
  await ensureCluster(cluster);
  expect(isGuarded(cluster.folder)).toBe(true);
  expect(readPassword(cluster.folder)).toMatch(/^[\w-]{43}$/);
  expect(statSync(join(cluster.folder, 'yctfc-password')).mode & 0o777).toBe(0o600);
  expect(statSync(join(cluster.folder, 'pg_hba.conf')).mode & 0o777).toBe(0o600);
  expect(others(cluster)).toEqual(['postgres']);
  expect(readdirSync(cluster.folder).sort()).toEqual([
    'PG_VERSION',
    'pg_hba.conf',
    'yctfc-password',
  ]);
  await ensureCluster(cluster);
  expect(cluster.calls()).toHaveLength(1);
});

test.runIf(isRoot)(
  'initdb reads the password as one user, and another one gets what it made',
  async () => {
    const noteGiven =
      'case "$0" in *initdb) id -u > "$2/by"; for last; do :; done; cat "$(echo "$last" | cut -d= -f2)" > "$2/given";; esac';
    const cluster = {
      ...openFakeCluster(`${MAKE}; ${noteGiven}`),
      account: { uid: ACCOUNT, prefix: [] },
      creator: { uid: CREATOR, prefix: [] },
    };
    chownSync(cluster.home, CREATOR, CREATOR);
    await ensureCluster(cluster);
    const read = (name: string) => readFileSync(join(cluster.folder, name), 'utf8').trim();
    expect(read('by')).toBe(String(CREATOR));
    expect(read('given')).toBe(readPassword(cluster.folder));
    expect(statSync(cluster.folder).uid).toBe(ACCOUNT);
    expect(statSync(join(cluster.folder, 'given')).uid).toBe(ACCOUNT);
  },
);

test.runIf(isRoot)(
  'what its creator left running is stopped before it changes hands, and nothing else is',
  async () => {
    const stopsOf = async (owner: number, account: number) => {
      const cluster = openMadeCluster('', { PG_VERSION: '18\n' });
      chownSync(cluster.folder, owner, owner);
      await ensureCluster({
        ...cluster,
        account: { uid: account, prefix: [] },
        creator: { uid: CREATOR, prefix: [] },
      });
      expect(statSync(cluster.folder).uid).toBe(account);
      return cluster.calls().map((call) => call.split(' ').at(-1));
    };
    expect(await stopsOf(CREATOR, ACCOUNT)).toEqual(['stop']);
    expect(await stopsOf(ACCOUNT, ACCOUNT)).toEqual([]);
    expect(await stopsOf(CREATOR, CREATOR)).toEqual([]);
  },
);

test('a folder of another version or with anything else is left as it is', async () => {
  const older = openMadeCluster(MAKE, { PG_VERSION: '17\n' });
  await expect(ensureCluster(older)).rejects.toThrow(
    /was written by PostgreSQL 17, .* brings PostgreSQL 18/,
  );
  const full = openMadeCluster(MAKE, { 'letter.txt': 'mine' });
  await expect(ensureCluster(full)).rejects.toThrow(/holds files but no database/);
  expect([...older.calls(), ...full.calls()]).toEqual([]);
});

test('of two processes that create it, the first one’s cluster counts', async () => {
  const cluster = openFakeCluster(
    `${MAKE}; mkdir -p "$(dirname "$2")/postgres"; echo 18 > "$(dirname "$2")/postgres/PG_VERSION"`,
  );
  await ensureCluster(cluster);
  expect(readdirSync(cluster.folder)).toEqual(['PG_VERSION']);
  expect(others(cluster)).toEqual(['postgres']);
});

test('what a killed process left half made goes after ten minutes, and nothing else does', async () => {
  const cluster = openFakeCluster(MAKE);
  const made = (name: string, minutes: number) => {
    const path = join(cluster.home, name);
    mkdirSync(path);
    writeFileSync(join(path, 'file'), '');
    const at = (Date.now() - minutes * MINUTE_MS) / 1000;
    utimesSync(path, at, at);
  };
  made('postgres.new-old', 11);
  made('postgres.new-fresh', 9);
  made('secrets', 11);
  await ensureCluster(cluster);
  expect(others(cluster).sort()).toEqual(['postgres', 'postgres.new-fresh', 'secrets']);
});
