import { statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Milliseconds without another change: editors write a file in several steps. */
const QUIET_MS = 60;
/** What editors and systems write for themselves. */
const NOT_OURS = /^\.|~$|^4913$/;

/**
 * Tells what changes in files and in folders with all that is in them.
 * @param paths those that do not exist are left out
 * @param onChange gets the paths that changed since its last call, once nothing changes any more
 * @returns how to stop it
 */
export function watchFiles(
  paths: readonly string[],
  onChange: (changed: readonly string[]) => void,
): { stop(): void } {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (path: string): void => {
    if (NOT_OURS.test(basename(path))) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const all = [...changed];
      changed.clear();
      onChange(all);
    }, QUIET_MS);
  };
  const watchers = paths.flatMap((path) => watchPath(path, note) ?? []);
  return {
    stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

function watchPath(path: string, note: (path: string) => void) {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return undefined;
  if (status.isDirectory())
    return watch(path, { recursive: true }, (_event, name) => note(join(path, name ?? '')));
  // By its folder: a file that is replaced by another of its name would not be followed.
  return watch(dirname(path), (_event, name) => {
    if (name === basename(path)) note(path);
  });
}
