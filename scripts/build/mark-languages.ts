import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';
import { type Language, languagesIn, splitByLanguage } from '../../site/writing/languages.ts';

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
const HOLDS_TEXT_ONLY = new Set(['option', 'textarea', 'text']);

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
  const found = new Set<Language>();
  const insertions: Insertion[] = [];
  const visit = (node: Node, outer: string, isAlive: boolean): void => {
    if (tree.isTextNode(node)) return;
    if (!tree.isElementNode(node)) {
      if ('childNodes' in node) for (const child of node.childNodes) visit(child, outer, isAlive);
      return;
    }
    if (UNREAD.has(node.tagName)) return;
    const texts = node.childNodes.filter(tree.isTextNode);
    const own = languagesIn(texts.map(({ value }) => value).join(' '));
    for (const language of own) found.add(language);
    let inner = languageOf(node) ?? outer;
    const whole = own.length > 0 ? onlyLanguage(readText(node)) : undefined;
    const growsHere = isAlive || isBroughtToLife(node);
    if (whole && whole !== inner && node.sourceCodeLocation?.startTag) {
      const at = node.sourceCodeLocation.startTag.startOffset + 1 + node.tagName.length;
      insertions.push({ at, text: ` lang="${whole}"` });
      inner = whole;
    } else if (!whole && !growsHere && !HOLDS_TEXT_ONLY.has(node.tagName))
      insertions.push(...texts.flatMap((text) => markPhrases(text, html, inner)));
    for (const child of node.childNodes) visit(child, inner, growsHere);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), '', false);
  return { html: insert(html, insertions), languages: [...found] };
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
function markPhrases(node: TextNode, html: string, around: string): Insertion[] {
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
