import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { html, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import {
  attributeOf,
  createElement,
  findElement,
  type HtmlElement,
  type HtmlNode,
  listElements,
  replaceNode,
  setAttribute,
  textOf,
} from '../../../contract/html-tree.ts';
import {
  INLINE_HASHES_FILE,
  type InlineHashes,
  sourceOf,
} from '../../../server/policy/inline-hashes.ts';
import { StartupError } from '../../../server/process/startup-error.ts';
import { listFiles } from '../../../server/static/read-site.ts';
import { digestOf } from '../../../site/build-cache/asset-digest.ts';
import { type Language, languagesIn, splitByLanguage } from '../../../site/writing/languages.ts';
import { WRITTEN_FILES, WRITTEN_RANGES } from '../../../ui/fonts/written-faces.ts';
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
  !path.startsWith('templates/') && !listElements(page).some(isBroughtToLife);

const classesOf = (page: HtmlNode): Set<string> =>
  new Set(
    listElements(page).flatMap((element) => (attributeOf(element, 'class') ?? '').split(/\s+/)),
  );

const SITE_PROGRAM = '/page.';

/** Leaves a page's modules to the program of its head, which loads them once the page is painted: before, they cost a
 * phone 0.14 s of the largest paint. Where there is no tool, the program of all pages comes with the page. */
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
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
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

const FONTS = 'assets/fonts';
const FACE = /@font-face\s*\{[^}]*\}/g;
const SOURCES = new URL('../../../ui/fonts/', import.meta.url);

/** Marks come above and below these letters, which hang from one line: no line may be lower than
 * they are, and no space may part them. */
const RULE = ':lang(hi),:lang(pa){letter-spacing:0;line-height:max(1.35em,1lh)}';

export async function writeLanguages(page: HtmlNode, folder: string): Promise<void> {
  const languages = markLanguages(page);
  if (languages.length === 0) return;
  const faces = facesOf(
    listElements(page)
      .filter(({ tagName }) => tagName === 'style')
      .map(textOf)
      .join('\n'),
  );
  const addresses = await Promise.all(
    languages.map((language) => copyFont(folder, WRITTEN_FILES[language])),
  );
  const rules = faces.flatMap((face) =>
    languages.map((language, at) => describeFace(face, language, addresses[at] ?? '')),
  );
  tree.appendChild(findElement(page, 'head'), createElement('style', {}, rules.join('') + RULE));
}

async function copyFont(folder: string, name: string): Promise<string> {
  const bytes = await readFile(new URL(name, SOURCES));
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  await mkdir(join(folder, FONTS), { recursive: true });
  await writeFile(join(folder, FONTS, `${digest}.woff2`), bytes);
  return `/${FONTS}/${digest}.woff2`;
}

type Face = Record<'family' | 'weight', string>;

function facesOf(css: string): Face[] {
  const faces = (css.match(FACE) ?? [])
    .filter((rule) => rule.includes('.woff2'))
    .map((rule) => ({
      family: /font-family:\s*([^;}]+)/.exec(rule)?.[1] ?? '',
      weight: /font-weight:\s*([^;}]+)/.exec(rule)?.[1] ?? '400',
    }));
  return [...new Map(faces.map((face) => [face.family, face])).values()];
}

/** A further file of a face, for the letters of a language. It stands for all weights, or browsers
 * would not take letters from it beside those of the other. */
function describeFace({ family, weight }: Face, language: Language, address: string): string {
  const range = WRITTEN_RANGES[language].map(
    ([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`,
  );
  return `@font-face{font-family:${family};src:url(${address});font-display:swap;unicode-range:${range};font-weight:${weight}}`;
}

const UNREAD = new Set(['head', 'script', 'style', 'noscript']);
const HOLDS_TEXT_ONLY = new Set(['option', 'textarea', 'text', 'title']);

/** Screen readers change the voice by `lang`. A program that brings markup to life would miss added
 * elements: there only whole blocks are marked. */
export function markLanguages(page: HtmlNode): Language[] {
  const elements = listWorded(page, { language: undefined, isAlive: false });
  for (const element of elements) markElement(element);
  return languagesIn(elements.map(({ words }) => words).join(' '));
}

interface Surroundings {
  language: string | undefined;
  isAlive: boolean;
}

interface Worded extends Surroundings {
  element: HtmlElement;
  words: string;
  whole: Language | 'en-IN' | undefined;
}

function listWorded(node: HtmlNode, around: Surroundings): Worded[] {
  if (!('childNodes' in node)) return [];
  if (!tree.isElementNode(node))
    return node.childNodes.flatMap((child) => listWorded(child, around));
  if (UNREAD.has(node.tagName)) return [];
  const isAlive = around.isAlive || isBroughtToLife(node);
  const language = attributeOf(node, 'lang') ?? around.language;
  const words = node.childNodes
    .map((child) => (tree.isTextNode(child) ? child.value : ''))
    .join(' ');
  const whole = wholeLanguage(node, words, language);
  const within = { language: whole ?? language, isAlive };
  const own = { element: node, words, whole, language, isAlive };
  return [own, ...node.childNodes.flatMap((child) => listWorded(child, within))];
}

function markElement({ element, words, whole, language, isAlive }: Worded): void {
  if (whole) {
    if (whole !== language) setAttribute(element, 'lang', whole);
    return;
  }
  if (isAlive || languagesIn(words).length === 0 || HOLDS_TEXT_ONLY.has(element.tagName)) return;
  for (const text of element.childNodes.filter(tree.isTextNode))
    replaceNode(text, markPhrases(text.value, language));
}

const isBroughtToLife = (element: HtmlElement): boolean =>
  element.tagName === 'astro-island' || attributeOf(element, 'data-tool') !== undefined;

/** The language of an element whose letters are all of one; of English only where another language surrounds it. */
function wholeLanguage(element: HtmlElement, words: string, around: string | undefined) {
  if (languagesIn(words).length > 0) return onlyLanguage(textOf(element));
  const isAmongOthers = /^(hi|pa)\b/.test(around ?? '');
  if (!isAmongOthers) return undefined;
  const text = textOf(element);
  return /\p{L}/u.test(text) && languagesIn(text).length === 0 ? ('en-IN' as const) : undefined;
}

function onlyLanguage(text: string): Language | undefined {
  const [first, ...others] = splitByLanguage(text).filter(({ text: piece }) =>
    /\p{L}/u.test(piece),
  );
  return others.length === 0 ? first?.language : undefined;
}

const markPhrases = (words: string, around: string | undefined) =>
  splitByLanguage(words).map(({ text, language }) =>
    language && language !== around
      ? createElement('span', { lang: language }, text)
      : tree.createTextNode(text),
  );
