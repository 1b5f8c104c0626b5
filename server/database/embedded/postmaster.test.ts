import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { readPostmaster, removeDeadLocks } from './postmaster.ts';

let folder: string;
let sockets: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = folderOfTest();
  sockets = join(folder, 'sockets');
  mkdirSync(sockets);
  children = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const child of children) child.kill('SIGKILL');
});

const lock = () => join(folder, 'postmaster.pid');
const socketLock = () => join(sockets, '.s.PGSQL.5432.lock');
function writeLocks(pid: number | string): void {
  writeFileSync(lock(), `${pid}\n/srv/data\n1790000000\n5432\n${sockets}\n`);
  writeFileSync(socketLock(), `${pid}\n`);
}
const removeLocks = () => removeDeadLocks(folder, { socketFolder: sockets, port: 5432 });
const isKept = () => [existsSync(lock()), existsSync(socketLock())];

describe('the lock file', () => {
  test('says which process serves, and where', () => {
    writeLocks(4711);
    expect(readPostmaster(folder)).toEqual({
      pid: 4711,
      address: { port: 5432, socketFolder: sockets },
    });
  });

  test.each(['', '4711\n', '4711\n/srv/data\n1790000000\n', '\n\n\n5432\n'])(
    'says nothing while it is being written: %j',
    (text) => {
      writeFileSync(lock(), text);
      expect(readPostmaster(folder)).toBeUndefined();
    },
  );
});

/** Runs `script` in a shell in which `$0` is a program named postgres. @returns its process id */
async function startShell(script: string): Promise<number> {
  const program = join(folder, 'postgres');
  copyFileSync('/bin/sleep', program);
  const child = spawn('/bin/sh', ['-c', script, program], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const { promise, resolve } = Promise.withResolvers<number>();
  child.stdout.on('data', (text) => resolve(Number(text)));
  return promise;
}

// Both ways of asking are tried where both are there: /proc is Linux's alone, ps is nearly everywhere.
const hasProc = existsSync('/proc/self/stat');
const PLATFORMS = (['linux', 'darwin'] as const).filter(
  (platform) => hasProc && (platform === 'linux' || existsSync('/bin/ps')),
);

describe.each(PLATFORMS)('on %s', (platform) => {
  beforeEach(() => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
  });

  test('locks of a PostgreSQL that runs are kept', async () => {
    const pid = await startShell('echo $$; exec "$0" 60');
    const commandOf = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
    await expect.poll(commandOf).toContain('(postgres)');
    writeLocks(pid);
    removeLocks();
    expect(isKept()).toEqual([true, true]);
    expect(readPostmaster(folder)?.pid).toBe(pid);
  });

  test('locks of a PostgreSQL that ended and was never waited for are removed', async () => {
    const pid = await startShell('"$0" 60 & echo $!; exec sleep 60');
    const stateOf = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
    await expect.poll(stateOf).toContain('(postgres)');
    // The shell has become a program that waits for none of its children.
    await expect
      .poll(() => readFileSync(`/proc/${children[0]?.pid}/stat`, 'utf8'))
      .toContain('(sleep)');
    process.kill(pid, 'SIGKILL');
    await expect.poll(stateOf).toContain('(postgres) Z');
    writeLocks(pid);
    removeLocks();
    expect(isKept()).toEqual([false, false]);
  });

  test.each([2 ** 22 + 1, 'nonsense'])(
    'those of no process (%s) are PostgreSQL’s own matter',
    (pid) => {
      writeLocks(pid);
      removeLocks();
      expect(isKept()).toEqual([true, true]);
    },
  );
});

test('on macOS, which has no /proc, ps is asked', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  vi.stubEnv('PATH', folder);
  const answer = (text: string) =>
    writeFileSync(join(folder, 'ps'), `#!/bin/sh\necho '${text}'\n`, { mode: 0o755 });
  answer('S+   /opt/bin/postgres');
  writeLocks(2 ** 22 + 1);
  removeLocks();
  expect(isKept()).toEqual([true, true]);
  answer('S+   /Applications/My postgres.app/other');
  removeLocks();
  expect(isKept()).toEqual([false, false]);
});
