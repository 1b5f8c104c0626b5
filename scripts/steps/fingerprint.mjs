import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** Everything that the built site depends on. */
const SOURCES = [
  'admin',
  'astro.config.ts',
  'content',
  'contract',
  'package-lock.json',
  'public',
  'scripts/steps',
  'server/policy',
  'server/static',
  'site',
  'tsconfig.json',
  'ui',
];

/** Digest of all sources and of the settings that the pages contain. */
export function fingerprint(settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const source of SOURCES) {
    for (const file of listFiles(source))
      hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

function listFiles(path) {
  const status = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!status) return [];
  if (!status.isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
