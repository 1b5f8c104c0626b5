import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'astro';
import type { PolicyOptions } from '../../server/policy/content-security-policy.ts';
import { BUILT_WITH_FILE, STAMP_FILE } from '../../server/static/built-with.ts';
import { pruneBuildCache } from '../../site/build-cache/build-cache.ts';
import { explainBuildError } from './explain-build-error.ts';
import { finishBuild } from './finish-build.ts';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

export interface SiteBuild {
  /** Absolute folder that the site shall stand in. */
  folder: string;
  policy: PolicyOptions;
  /** What becomes part of the pages, by the name of its environment variable. */
  variables: Readonly<Record<string, string>>;
  /** Digest of sources and settings, kept beside the pages. */
  stamp: string;
}

/**
 * Builds beside the folder and exchanges the two at the end: a build that fails or is interrupted
 * leaves what stood there, and nobody ever serves half a site.
 */
export async function buildSite({ folder, policy, variables, stamp }: SiteBuild): Promise<void> {
  console.log('Building the site...');
  Object.assign(process.env, variables);
  const draft = resolve('.cache', `build-${process.pid}`);
  const previous = `${draft}-previous`;
  cleanUpAtEnd([draft, previous]);
  mkdirSync(draft, { recursive: true });
  await build({ outDir: draft }).catch((error: unknown) => {
    console.error(explainBuildError(error));
    process.exit(1);
  });
  await finishBuild(draft, policy);
  writeFileSync(join(draft, BUILT_WITH_FILE), JSON.stringify(variables));
  writeFileSync(join(draft, STAMP_FILE), stamp);
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(draft, folder);
  await pruneBuildCache();
}

/** However this process ends, also by Ctrl+C. */
function cleanUpAtEnd(folders: readonly string[]): void {
  process.once('exit', () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  for (const [signal, code] of Object.entries(EXIT_CODES))
    process.once(signal, () => process.exit(code));
}
