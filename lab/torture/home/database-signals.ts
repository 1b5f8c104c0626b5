import { readdirSync, readFileSync } from 'node:fs';
import type { Home } from './home.ts';

/** The postmaster and its children, which Linux lists in /proc. */
function familyOf(postmaster: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === postmaster);
  return [postmaster, ...children];
}

function parentOf(pid: number): number | undefined {
  try {
    const [, parent] =
      /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(parent);
  } catch {
    return undefined;
  }
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // A child may have ended by itself.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/**
 * Sends a signal to the database of a home.
 * @param whom its postmaster alone, or every process of it
 * @returns how to let it go on after a SIGSTOP
 */
export async function signalDatabase(
  home: Home,
  signal: 'SIGKILL' | 'SIGSTOP',
  whom: 'postmaster' | 'all' = 'all',
): Promise<() => void> {
  const postmaster = await home.postmaster();
  if (!postmaster) throw new Error('the database does not run');
  const pids = whom === 'all' ? familyOf(postmaster) : [postmaster];
  signalAll(pids, signal);
  return () => signalAll(pids, 'SIGCONT');
}
