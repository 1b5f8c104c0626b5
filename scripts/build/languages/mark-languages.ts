import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';
import { type Language, languagesIn, splitByLanguage } from '../../../site/writing/languages.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];
type TextNode = DefaultTreeAdapterMap['textNode'];

/** What is put into a page at a place in its text. */
interface Insertion {
  at: number;
  text: string;
}

/** What visitors do not read as words of the page. */
const UNREAD = new Set(['head', 'script', 'style', 'noscript']);
/** What may hold letters and no element. */
const HOLDS_TEXT_ONLY = new Set(['option', 'textarea', 'text', 'title']);

export interface MarkedPage {
  html: string;
  /** Languages beside English that stand on the page. */
  languages: Language[];
}

/**
 * Says of each block or phrase of Hindi or Punjabi on a page which language it is: screen readers change the voice by it,
 * and styles the height of a line. What is in English stays as it is, to the byte. Where a program brings the
 * markup to life, it would miss elements that it has not written: there only whole blocks are marked.
 */
export function markLanguages(html: string): MarkedPage {
  if (languagesIn(html).length === 0) return { html, languages: [] };
  const elements = listElements(parse(html, { sourceCodeLocationInfo: true }), {
    language: undefined,
    isAlive: false,
  });
  const marks = elements.flatMap((one) => markElement(one, html));
  return {
    html: insert(html, marks),
    languages: languagesIn(elements.map(({ words }) => words).join(' ')),
  };
}

/** What holds for all that stands in an element. */
interface Surroundings {
  language: string | undefined;
  /** Whether a program brings it to life. */
  isAlive: boolean;
}

/** An element with words of its own that visitors read. */
interface Worded extends Surroundings {
  element: Element;
  words: string;
  /** Its language, if it holds no letter of another. */
  whole: Language | undefined;
}

function listElements(node: Node, around: Surroundings): Worded[] {
  if (!('childNodes' in node)) return [];
  if (!tree.isElementNode(node))
    return node.childNodes.flatMap((child) => listElements(child, around));
  if (UNREAD.has(node.tagName)) return [];
  const isAlive = around.isAlive || isBroughtToLife(node);
  const language = languageOf(node) ?? around.language;
  const words = node.childNodes
    .map((child) => (tree.isTextNode(child) ? child.value : ''))
    .join(' ');
  const whole = languagesIn(words).length > 0 ? onlyLanguage(readText(node)) : undefined;
  const within = { language: whole ?? language, isAlive };
  const own = { element: node, words, whole, language, isAlive };
  return [own, ...node.childNodes.flatMap((child) => listElements(child, within))];
}

function markElement(
  { element, words, whole, language, isAlive }: Worded,
  html: string,
): Insertion[] {
  const start = element.sourceCodeLocation?.startTag;
  if (languagesIn(words).length === 0 || whole === language) return [];
  if (whole && start)
    return [{ at: start.startOffset + 1 + element.tagName.length, text: ` lang="${whole}"` }];
  if (isAlive || HOLDS_TEXT_ONLY.has(element.tagName)) return [];
  return element.childNodes
    .filter(tree.isTextNode)
    .flatMap((text) => markPhrases(text, html, language));
}

/** An island of React, or a tool. */
const isBroughtToLife = (element: Element): boolean =>
  element.tagName === 'astro-island' || element.attrs.some(({ name }) => name === 'data-tool');

const languageOf = ({ attrs }: Element): string | undefined =>
  attrs.find(({ name }) => name === 'lang')?.value;

/** All words of an element. */
const readText = (element: Element): string =>
  element.childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      return tree.isElementNode(child) ? readText(child) : '';
    })
    .join(' ');

/** The language of a text that has no letter of another one. */
function onlyLanguage(text: string): Language | undefined {
  const [first, ...others] = splitByLanguage(text).filter(({ text: piece }) =>
    /\p{L}/u.test(piece),
  );
  return others.length === 0 ? first?.language : undefined;
}

/** Elements around the phrases of a text that are not in the language around it. */
function markPhrases(node: TextNode, html: string, around: string | undefined): Insertion[] {
  const place = node.sourceCodeLocation;
  if (!place) return [];
  let at = place.startOffset;
  return splitByLanguage(html.slice(at, place.endOffset)).flatMap(({ text, language }) => {
    const start = at;
    at += text.length;
    if (!language || language === around) return [];
    return [
      { at: start, text: `<span lang="${language}">` },
      { at, text: '</span>' },
    ];
  });
}

function insert(html: string, insertions: readonly Insertion[]): string {
  let done = 0;
  const parts = insertions
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, text }) => {
      const part = html.slice(done, at) + text;
      done = at;
      return part;
    });
  return parts.join('') + html.slice(done);
}
