import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { build } from 'astro';
import type { PolicyOptions } from '../../server/policy/content-security-policy.ts';
import { StartupError } from '../../server/process/startup-error.ts';
import { BUILT_WITH_FILE, STAMP_FILE } from '../../server/static/builds/built-with.ts';
import { listFiles } from '../../server/static/read-site.ts';
import { contentTypeOf } from '../../server/static/site.ts';
import { pruneBuildCache } from '../../site/build-cache/build-cache.ts';
import { refuseFaults } from '../check/refuse-faults.ts';
import { compressSite } from './compress-site.ts';
import { explainBuildError } from './explain-build-error.ts';
import { keepEarlierAssets } from './kept/keep-earlier-assets.ts';
import { replaceBuild } from './kept/replaced-build.ts';
import { finishPages } from './pages/finish-pages.ts';
import { emptyProgramList, listPrograms } from './pages/program-list.ts';
import { writeHostHeaders } from './write-host-headers.ts';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const WORKSHOP = resolve('.cache', `build-${process.pid}`);

export interface SiteBuild {
  folder: string;
  policy: PolicyOptions;
  variables: Readonly<Record<string, string>>;
  stamp: string;
  /** The build that visitors have now, whose assets stay reachable; what stands in the folder by default. */
  previous?: string;
  onPages?: () => void;
  isQuiet?: boolean;
}

/** Builds beside the folder and exchanges the two at the end: nobody is ever served half a site. A
 * process builds once, since Node would not load the pages' code anew. */
export async function buildSite(options: SiteBuild): Promise<void> {
  const { folder, policy, variables, stamp, isQuiet, previous = folder } = options;
  Object.assign(process.env, variables);
  cleanUpAtEnd();
  const draft = join(WORKSHOP, 'site');
  try {
    await refuseFaults();
    mkdirSync(draft, { recursive: true });
    const programs = emptyProgramList();
    await build({
      outDir: draft,
      integrations: [listPrograms(programs)],
      ...(isQuiet && { logLevel: 'silent' }),
    }).catch((error: unknown) => {
      throw new StartupError(explainBuildError(error));
    });
    options.onPages?.();
    await finishPages(draft, programs);
    await dropUnlinkedPictures(draft);
    await writeHostHeaders(draft, policy);
    await compressSite(draft);
    keepEarlierAssets(draft, previous);
    writeFileSync(join(draft, BUILT_WITH_FILE), JSON.stringify(variables));
    writeFileSync(join(draft, STAMP_FILE), stamp);
    replaceBuild(folder, draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  await pruneBuildCache();
}

function cleanUpAtEnd(): void {
  process.once('exit', () => rmSync(WORKSHOP, { recursive: true, force: true }));
  for (const [signal, code] of Object.entries(EXIT_CODES))
    process.once(signal, () => process.exit(code));
}

const PICTURES = new Set(['.avif', '.webp', '.jpg', '.jpeg', '.png', '.gif']);
const PICTURE_NAME = /[\w.-]+\.(?:avif|webp|jpe?g|png|gif)\b/g;

/** Astro copies each original that the content refers to, and hardly a page leads to one. */
async function dropUnlinkedPictures(folder: string): Promise<void> {
  const files = await listFiles(folder);
  const written = files.filter((file) => contentTypeOf(file).isCompressible);
  const texts = await Promise.all(written.map((file) => readFile(file, 'utf8')));
  const named = new Set(texts.flatMap(pictureNames));
  const unlinked = files.filter(
    (file) =>
      basename(dirname(file)) === 'assets' &&
      PICTURES.has(extname(file)) &&
      !pictureNames(basename(file)).some((end) => named.has(end)),
  );
  await Promise.all(unlinked.map((file) => rm(file)));
}

/** Of a name with a space or the like it is the end, which is found in text and in folders alike. */
const pictureNames = (text: string): string[] => text.match(PICTURE_NAME) ?? [];
