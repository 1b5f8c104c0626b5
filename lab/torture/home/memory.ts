import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process holds at this moment; 0 where the system does not say. */
export function residentMemory(pid: number): number {
  try {
    const [, kilobytes = '0'] =
      /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
