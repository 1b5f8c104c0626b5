import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { watch } from 'chokidar';

/** Milliseconds without another change: editors write a file in several steps. */
const QUIET_MS = 60;
/** What editors and systems write for themselves. */
const NOT_OURS = /^\.|~$|^4913$/;

/**
 * Tells what changes in files and in folders with all that is in them.
 * @param paths those that do not exist are left out
 * @param onChange gets the paths that changed since its last call, once nothing changes any more
 * @returns once everything is watched, how to stop it
 */
export async function watchFiles(
  paths: readonly string[],
  onChange: (changed: readonly string[]) => void,
): Promise<{ stop(): Promise<void> }> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // With an absent path chokidar is ready before it is.
  const watcher = watch(paths.filter(existsSync), {
    ignoreInitial: true,
    ignored: (path) => NOT_OURS.test(basename(path)),
  });
  watcher.on('all', (_event, path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const all = [...changed];
      changed.clear();
      onChange(all);
    }, QUIET_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    stop() {
      clearTimeout(timer);
      return watcher.close();
    },
  };
}
