import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { html, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import {
  attributeOf,
  createElement,
  findElement,
  type HtmlNode,
  listElements,
  textOf,
} from '../../../contract/html-tree.ts';
import {
  INLINE_HASHES_FILE,
  type InlineHashes,
  sourceOf,
} from '../../../server/policy/inline-hashes.ts';
import { StartupError } from '../../../server/process/startup-error.ts';
import { digestOf } from '../../../site/build-cache/asset-digest.ts';
import { writeLanguages } from '../languages/write-languages.ts';
import { findForeignPrograms, isInlineProgram, PROGRAMS } from './check-programs.ts';
import type { ProgramList } from './program-list.ts';
import { dropUnused, type SplitStyles, splitPrint } from './split-print.ts';

export async function finishPages(folder: string, programs: ProgramList): Promise<void> {
  const files = await readPages(folder);
  refuseForeignPrograms(files, programs);
  const pages = new Map([...files].map(([path, page]) => [path, parse(page)]));
  for (const page of pages.values()) await writeLanguages(page, folder);
  await joinStyles(pages, folder);
  for (const page of pages.values()) deferPrograms(page);
  const finished = new Map([...pages].map(([path, page]) => [path, serialize(page)]));
  refuseForeignPrograms(finished, programs);
  for (const [path, page] of finished) await writeFile(join(folder, path), page);
  const hashes = [...finished].map(([path, page]) => [path, hashCode(page)] as const);
  await writeFile(join(folder, INLINE_HASHES_FILE), JSON.stringify(Object.fromEntries(hashes)));
}

/** One sheet in the head of each page, and one file for paper: the policy names each sheet by its
 * digest, and headers come before first paint. */
async function joinStyles(pages: ReadonlyMap<string, HtmlNode>, folder: string): Promise<void> {
  const known = new Map<string, SplitStyles>();
  for (const [path, page] of pages) {
    const sheets = listElements(page).filter(
      ({ tagName, namespaceURI }) => tagName === 'style' && namespaceURI === html.NS.HTML,
    );
    const styles = sheets.map(textOf);
    for (const css of styles) if (!known.has(css)) known.set(css, splitPrint(css));
    for (const sheet of sheets) tree.detachNode(sheet);
    const all = styles.map((css) => known.get(css)?.screen).join('');
    const screen = isWhole(path, page) ? dropUnused(all, classesOf(page)) : all;
    if (screen) tree.appendChild(findElement(page, 'head'), createElement('style', {}, screen));
  }
  const print = [...new Set([...known.values()].map((split) => split.print))].join('');
  const href = `/assets/print.${digestOf(print)}.css`;
  await writeFile(join(folder, href), print);
  // Its rules stand behind those for screens, which they overrule.
  for (const page of pages.values()) {
    const link = createElement('link', { rel: 'stylesheet', href, media: 'print' });
    tree.appendChild(findElement(page, 'head'), link);
  }
}

/** Whether no markup comes later, with classes of its own: by an island, a tool or the server that fills a template. */
const isWhole = (path: string, page: HtmlNode): boolean =>
  !path.startsWith('templates/') &&
  !listElements(page).some(
    (element) =>
      element.tagName === 'astro-island' || attributeOf(element, 'data-tool') !== undefined,
  );

const classesOf = (page: HtmlNode): Set<string> =>
  new Set(
    listElements(page).flatMap((element) => (attributeOf(element, 'class') ?? '').split(/\s+/)),
  );

const SITE_PROGRAM = '/page.';

/**
 * Leaves a page's modules to the program of its head, which loads them once the page is painted: before, they cost a
 * phone 0.14 s of the largest paint. Where there is no tool, the program of all pages comes with the page.
 */
function deferPrograms(page: HtmlNode): void {
  const body = findElement(page, 'body');
  const scripts = listElements(body).filter(
    (script) => script.tagName === 'script' && attributeOf(script, 'src'),
  );
  const files = scripts.map((script) => attributeOf(script, 'src') ?? '');
  if (files.every((file) => file.includes(SITE_PROGRAM))) {
    for (const script of scripts) script.attrs.push({ name: 'fetchpriority', value: 'low' });
    return;
  }
  for (const script of scripts) tree.detachNode(script);
  body.attrs.push({ name: PROGRAMS, value: files.join(' ') });
}

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
