import { html, defaultTreeAdapter as tree } from 'parse5';
import { minifySync } from 'vite';
import {
  createElement,
  findElement,
  type HtmlNode,
  listElements,
  setText,
  textOf,
} from '../../../contract/html-tree.ts';
import type { ProgramList } from '../pages/program-list.ts';

/** Shortens the inline scripts of a page, which are written to be read, and lists what they have become. */
export function shortenScripts(page: HtmlNode, programs: ProgramList): void {
  for (const script of listElements(page)) {
    if (script.tagName !== 'script' || script.attrs.length > 0) continue;
    const { code } = minifySync('inline.js', textOf(script));
    const short = code.trim().replace(/;$/, '');
    setText(script, short);
    programs.inline.add(short);
  }
}

/**
 * Makes one sheet of all, in their order, in the head: Astro writes that of its islands into the body. The
 * security policy names each by its digest, and the headers share the first flight with the page.
 */
export function joinStyles(page: HtmlNode): void {
  const head = findElement(page, 'head');
  const sheets = listElements(page).filter(
    ({ tagName, attrs, namespaceURI }) =>
      tagName === 'style' && namespaceURI === html.NS.HTML && attrs.length === 0,
  );
  if (sheets.length === 0) return;
  for (const element of sheets) tree.detachNode(element);
  tree.appendChild(head, createElement('style', {}, sheets.map(textOf).join('')));
}
