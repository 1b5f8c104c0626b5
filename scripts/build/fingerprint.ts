import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP_FILE } from '../../server/static/builds/built-with.ts';
import { warnOfClaims } from '../../site/content/facts/read-facts.ts';
import { listHeldBack } from '../../site/content/story/held-back.ts';
import { SITE_SOURCES } from '../paths.mjs';

export function isBuiltFrom(folder: string, stamp: string): boolean {
  const file = join(folder, STAMP_FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** Digest of all sources, of the settings that the pages contain and of what today decides: the
 * claims that have ended, and the articles whose day has not come. */
export function fingerprint(settings: Readonly<Record<string, string>>): string {
  const today = [warnOfClaims(), listHeldBack(new Date())];
  const hash = createHash('sha256').update(JSON.stringify([settings, ...today]));
  for (const source of SITE_SOURCES) {
    for (const file of listFiles(source)) hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return [];
  if (!status.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
