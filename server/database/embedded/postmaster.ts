import { spawnSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Address } from './address.ts';

const LOCK_FILE = 'postmaster.pid';

/** PostgreSQL's `pidfile.h`: line 1 process, 4 port, 5 socket folder. */
export function readPostmaster(folder: string) {
  const [pid, , , port, socketFolder] = readText(join(folder, LOCK_FILE))?.split('\n') ?? [];
  if (!Number(pid) || !Number(port)) return undefined;
  return {
    pid: Number(pid),
    address: { port: Number(port), ...(socketFolder && { socketFolder }) } satisfies Address,
  };
}

// The process id may belong to another program (after a restart of the machine) or to a zombie (in a container).
// If backends of the dead postmaster still run, PostgreSQL refuses to start by its shared memory.
export function removeDeadLocks(folder: string, { socketFolder, port }: Address): void {
  removeDeadLock(join(folder, LOCK_FILE));
  if (socketFolder) removeDeadLock(join(socketFolder, `.s.PGSQL.${port}.lock`));
}

function removeDeadLock(lock: string): void {
  const found = readText(lock);
  if (found === undefined || !isDead(Number.parseInt(found, 10))) return;
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    // Another process may have done the same and started PostgreSQL meanwhile.
    if (readText(aside) !== found) linkSync(aside, lock);
    rmSync(aside);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

function isDead(pid: number): boolean {
  const found = process.platform === 'darwin' ? askPs(pid) : askProc(pid);
  return found !== undefined && (/^[ZX]/.test(found.state) || !found.command.includes('postgres'));
}

function askProc(pid: number): { command: string; state: string } | undefined {
  const [, command, state = ''] =
    /^\d+ \((.*)\) (\S)/s.exec(readText(`/proc/${pid}/stat`) ?? '') ?? [];
  return command === undefined ? undefined : { command, state };
}

/** The same with ps, for macOS, which has no /proc. */
function askPs(pid: number): { command: string; state: string } | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [state, ...command] = (stdout ?? '').trim().split(/\s+/);
  return state ? { state, command: basename(command.join(' ')) } : undefined;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
