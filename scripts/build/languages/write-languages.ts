import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultTreeAdapter as tree } from 'parse5';
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
import { type Language, languagesIn, splitByLanguage } from '../../../site/writing/languages.ts';
import { WRITTEN_FILES, WRITTEN_RANGES } from '../../../ui/fonts/written-faces.ts';

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
function wholeLanguage(
  element: HtmlElement,
  words: string,
  around: string | undefined,
): Worded['whole'] {
  if (languagesIn(words).length > 0) return onlyLanguage(textOf(element));
  const isAmongOthers = /^(hi|pa)\b/.test(around ?? '');
  if (!isAmongOthers) return undefined;
  const text = textOf(element);
  return /\p{L}/u.test(text) && languagesIn(text).length === 0 ? 'en-IN' : undefined;
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
