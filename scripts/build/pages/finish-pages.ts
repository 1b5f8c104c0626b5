import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parse, serialize } from 'parse5';
import { listElements, textOf } from '../../../contract/html-tree.ts';
import {
  INLINE_HASHES_FILE,
  type InlineHashes,
  sourceOf,
} from '../../../server/policy/inline-hashes.ts';
import { StartupError } from '../../../server/process/startup-error.ts';
import { writeLanguages } from '../languages/write-languages.ts';
import { moveLateParts } from '../trim/late-scripts.ts';
import { joinStyles, shortenScripts } from '../trim/tidy-markup.ts';
import { trimStyles } from '../trim/trim-styles.ts';
import { findForeignPrograms, isInlineProgram } from './check-programs.ts';
import type { ProgramList } from './program-list.ts';

/**
 * Completes the pages, each as a tree that is read once and written once: languages are marked, styles trimmed and
 * programs that come late moved into files. Beside the pages it leaves the hashes of their code, from which the
 * security policy is made.
 * @param folder the build's output
 * @param programs what the build has made; gets what it makes here
 * @throws StartupError when something in a page could run that is not in the list
 */
export async function finishPages(folder: string, programs: ProgramList): Promise<void> {
  const files = await readPages(folder);
  refuseForeignPrograms(files, programs);
  const pages = new Map([...files].map(([path, page]) => [path, parse(page)]));
  for (const page of pages.values()) await writeLanguages(page, folder);
  const printSheet = await trimStyles(pages, folder);
  for (const page of pages.values()) {
    joinStyles(page);
    // Its rules for paper stand behind those for screens, which they overrule.
    await moveLateParts(page, folder, { programs, printSheet });
    shortenScripts(page, programs);
  }
  const finished = new Map([...pages].map(([path, page]) => [path, serialize(page)]));
  refuseForeignPrograms(finished, programs);
  for (const [path, page] of finished) await writeFile(join(folder, path), page);
  const hashes = [...finished].map(([path, page]) => [path, hashCode(page)] as const);
  await writeFile(join(folder, INLINE_HASHES_FILE), JSON.stringify(Object.fromEntries(hashes)));
}

/** The HTML of each page of a build, by its path in the folder. */
async function readPages(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const pages = files.map(
    async (file) =>
      [relative(folder, file).split(sep).join('/'), await readFile(file, 'utf8')] as const,
  );
  return new Map(await Promise.all(pages));
}

function refuseForeignPrograms(pages: ReadonlyMap<string, string>, programs: ProgramList): void {
  const faults = [...pages].flatMap(([path, page]) =>
    findForeignPrograms(page, programs).map(
      ({ line, column, problem }) => `  ${path}:${line}:${column}: ${problem}.`,
    ),
  );
  if (faults.length > 0)
    throw new StartupError(
      ['The build did not write these parts of its pages, so they may not run:', ...faults].join(
        '\n',
      ),
    );
}

/** The hashes of a page's code, as a browser reads it that runs no scripts: also of the styles that only such a one needs. */
function hashCode(page: string): InlineHashes {
  const elements = listElements(parse(page, { scriptingEnabled: false }));
  const hash = (kind: typeof elements) => [...new Set(kind.map(textOf).map(sourceOf))].sort();
  return {
    scripts: hash(elements.filter(isInlineProgram)),
    styles: hash(elements.filter(({ tagName }) => tagName === 'style')),
  };
}
