import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { ROOT, Stop } from './project.mjs';
import { runNode } from './run.mjs';

const DIST = join(ROOT, 'dist');
const STAMP = '.fingerprint';

/**
 * Builds the site unless the folder was made from the same sources and settings.
 * @param dist absolute folder; `dist` of the project by default
 */
export async function buildIfNeeded(settings, dist = DIST) {
  const wanted = fingerprint(settings.build);
  const stamp = join(dist, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await buildSite(settings, wanted, dist);
}

/**
 * Builds beside `dist` and exchanges the two at the end: a build that fails or is interrupted
 * leaves what stood there, and nobody ever serves half a site.
 */
export async function buildSite(settings, stamp = fingerprint(settings.build), dist = DIST) {
  console.log('Building the site...');
  const draft = join(ROOT, '.cache', `build-${process.pid}`);
  const previous = `${draft}-previous`;
  mkdirSync(draft, { recursive: true });
  try {
    await step(['node_modules/astro/bin/astro.mjs', 'build', '--outDir', draft], settings);
    await step(['scripts/steps/finish-build.ts', draft], settings);
    writeFileSync(join(draft, '.built-with.json'), JSON.stringify(settings.build));
    writeFileSync(join(draft, STAMP), stamp);
    if (existsSync(dist)) renameSync(dist, previous);
    renameSync(draft, dist);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(previous, { recursive: true, force: true });
  }
}

async function step(args, settings) {
  const code = await runNode(args, { env: settings.build });
  if (code !== 0) throw new Stop(`The build failed (code ${code}); see above.`);
}
