import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

function openFolder(atTheEnd: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-folder-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty folder that goes with the test, also where a hook before it asks for one. */
export const folderOfTest = () => openFolder(onTestFinished);
/** An empty folder that goes with the last test of the file. */
export const folderOfFile = () => openFolder(afterAll);
