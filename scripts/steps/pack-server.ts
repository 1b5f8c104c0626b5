import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findPackages } from './server-packages.ts';

/** What a running server reads; `dist` is left out where the pages are served elsewhere. */
const PARTS = [
  'contract',
  'server',
  'supabase/functions',
  'supabase/migrations',
  'supabase/templates',
  'package.json',
];
const TEST = /\.test\.ts$|\/testing(\/|$)/;

/**
 * Copies the built server, the database's commands and the packages that these import into the
 * folder of the first argument: everything that a container needs besides Node.
 */
const target = resolve(process.argv[2] ?? 'packed');
const parts = process.argv.includes('--without-site') ? PARTS : [...PARTS, 'dist'];
await mkdir(target, { recursive: true });
for (const part of parts) {
  await cp(part, join(target, part), { recursive: true, filter: (path) => !TEST.test(path) });
}
const packages = findPackages(target, process.cwd());
for (const folder of packages) {
  await cp(folder, join(target, folder), { recursive: true, dereference: true });
}
console.log(`${parts.length} parts and ${packages.length} packages are in ${target}`);
