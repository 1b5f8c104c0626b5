import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

const OPEN = '/proc/self/fd';

/** How often this process has a file open; 0 on a system that does not tell. */
export function handlesOf(path: string): number {
  if (!existsSync(OPEN)) return 0;
  return readdirSync(OPEN).filter((handle) => targetOf(join(OPEN, handle)) === path).length;
}

/** The folder's own handle is closed by the time it is looked at. */
function targetOf(handle: string): string | undefined {
  try {
    return readlinkSync(handle);
  } catch {
    return undefined;
  }
}
