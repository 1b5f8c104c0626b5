import { execFile, spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ContentFault } from '../../contract/desk/content/content.ts';
import { BUILD_OF_COPY, copyProject } from '../../scripts/build/testing/copy-project.ts';
import { attack, harmless } from '../../tests/support/markers/markers.ts';
import {
  AS_HTML,
  HARMLESS,
  IN_ENTITIES,
  writePassage,
  writeWords,
} from '../../tests/support/markers/passage.ts';
import { type ContentSpelling, markContent } from './mark-content.ts';

const run = promisify(execFile);
const env = { ...BUILD_OF_COPY, SITE_URL: 'http://localhost:3000' };

const MAX_BYTES = 64 * 1024 * 1024;

export interface MarkedSites {
  /** How many texts of the content carry a marker. */
  count: number;
  /** Folder of the site whose markers are plain words. */
  plain: string;
  /** Folder of the same site with attacks for markers. */
  attacked: string;
  remove: () => void;
}

/**
 * Builds the site twice from a copy of the project, with every text marked. The check of the content has accepted the
 * marks by then; the builds do not ask it, since their articles also hold what it refuses.
 */
export async function buildMarkedSites(): Promise<MarkedSites> {
  const project = copyProject(
    globSync('**/*.{astro,ts}', { cwd: 'site/pages' }).filter((page) => !page.includes('.test.')),
  );
  // How long the title of a page may be is said here alone, and no attack would fit.
  replaceIn(
    project,
    'site/seo/head.ts',
    'title: 60, description: 155',
    'title: 1e4, description: 1e4',
  );
  const build = async (name: string, spelling: ContentSpelling) => {
    content.write(spelling);
    await run(process.execPath, ['scripts/build/build.ts', '--out', name], { cwd: project, env });
    return join(project, name);
  };
  const accepted = { field: attack, passage: writeWords(IN_ENTITIES) };
  const content = markContent(join(project, 'content'), () => listFaults(project), accepted);
  replaceIn(project, 'scripts/build/build-site.ts', 'await refuseFaults();', '');
  const twice = writePassage(HARMLESS).repeat(2);
  const plain = await build('plain-site', { field: harmless, passage: twice });
  const attacked = await build('attacked-site', {
    ...accepted,
    passage: writePassage(IN_ENTITIES) + writePassage(AS_HTML),
  });
  return {
    count: content.count,
    plain,
    attacked,
    remove: () => rmSync(project, { recursive: true }),
  };
}

/** What the check of the content says of the copy. */
function listFaults(project: string): ContentFault[] {
  const program = ['scripts/check/check-content.ts', '--json'];
  const { stdout } = spawnSync(process.execPath, program, {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
  });
  return (JSON.parse(stdout) as { faults: ContentFault[] }).faults;
}

/** @throws when the copy does not hold the words, since then the sites would not be what they are taken for */
function replaceIn(project: string, file: string, from: string, to: string): void {
  const path = join(project, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
  writeFileSync(path, text.replace(from, to));
}
