import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serializeOuter, defaultTreeAdapter as tree } from 'parse5';
import { minifySync } from 'vite';
import {
  attributeOf,
  createElement,
  findElement,
  type HtmlElement,
  type HtmlNode,
  listElements,
  textOf,
} from '../../../contract/html-tree.ts';
import { digestOf } from '../../../site/build-cache/asset-digest.ts';
import { whenPainted } from '../../../site/islands/when-painted.ts';
import type { ProgramList } from '../pages/program-list.ts';

/** How a built script names a neighbour without which it does not begin. */
const IMPORT = /(?:from|import)"\.\/([\w.-]+)"/g;

/**
 * Brings what the page keeps for browsers without scripts, half a second after the load: beside the picture of the
 * opening, even a request of the lowest priority takes part of a phone's line, and a load may come before first paint.
 */
const ADD_SHEET =
  'addEventListener("load",()=>setTimeout(()=>document.head.insertAdjacentHTML("beforeend",document.querySelector("noscript").textContent),500));';

/**
 * Moves what a page's first view does without into files: its late programs, and the rules for paper. Pages with the
 * same programs share a file, and each digest is another address.
 * @param folder the build's output
 * @param parts the build's programs, which get the new one, and the address of the rules for paper
 */
export async function moveLateParts(
  page: HtmlNode,
  folder: string,
  { programs, printSheet }: { programs: ProgramList; printSheet: string },
): Promise<void> {
  const importsOf = (address: string) =>
    [...readFileSync(join(folder, address), 'utf8').matchAll(IMPORT)].map(
      ([, name]) => `/assets/${name}`,
    );
  const program = takeLateScripts(page, programs.islands, importsOf);
  const head = findElement(page, 'head');
  const sheet = createElement('link', { rel: 'stylesheet', href: printSheet, media: 'print' });
  if (!program) return tree.appendChild(head, sheet);
  tree.appendChild(head, createElement('noscript', {}, serializeOuter(sheet)));
  const all = program + ADD_SHEET;
  const src = `/assets/late.${digestOf(all)}.js`;
  await writeFile(join(folder, src), all);
  programs.files.add(src);
  const script = createElement('script', { type: 'module', fetchpriority: 'low', src });
  tree.appendChild(findElement(page, 'body'), script);
}

/**
 * Takes out of a page what its first view does not need: modules, programs that are marked `data-late` and those of
 * Astro's islands. Together with its headers a page then fits into the first flight of a connection, some 14.6 kB;
 * whatever is left over costs a way to the server and back before anything is painted.
 * A page's own files come once it is painted, each together with what it imports. A page that is empty until its
 * island has come keeps all: the sooner, the better.
 * @param islands programs of Astro's islands
 * @param importsOf addresses of what a file of scripts imports
 * @returns the program that the browser fetches after the page; empty where there is none
 */
export function takeLateScripts(
  page: HtmlNode,
  islands: ReadonlySet<string>,
  importsOf: (address: string) => readonly string[],
): string {
  const elements = listElements(page);
  if (elements.some((element) => attributeOf(element, 'client') === 'only')) return '';
  const files = elements.filter((element) => isModule(element) && hasAddress(element));
  const addresses = files
    .map((file) => attributeOf(file, 'src') ?? '')
    .flatMap((address) => [address, ...importsOf(address)]);
  const late = listElements(findElement(page, 'body')).filter(
    (element) => !hasAddress(element) && isLate(element, islands),
  );
  for (const script of [...files, ...late]) tree.detachNode(script);
  const programs = [
    ...(addresses.length ? [importOncePainted(addresses)] : []),
    // Each keeps its names to itself, as it did in a script of its own.
    ...late.map((script) => `(()=>{${textOf(script)}})();`),
  ];
  return programs.length ? minifySync('late.js', programs.join('\n')).code : '';
}

const hasAddress = (script: HtmlElement): boolean => attributeOf(script, 'src') !== undefined;

/** A module that is to come at its own time, which a page says by a priority, is left alone. */
const isModule = (element: HtmlElement): boolean =>
  element.tagName === 'script' &&
  attributeOf(element, 'type') === 'module' &&
  attributeOf(element, 'fetchpriority') === undefined;

const isLate = (element: HtmlElement, islands: ReadonlySet<string>): boolean =>
  isModule(element) ||
  (element.tagName === 'script' &&
    (attributeOf(element, 'data-late') !== undefined || islands.has(textOf(element))));

/** All at once, since each is a way to the server and back. */
const importOncePainted = (files: readonly string[]): string =>
  `(${whenPainted})(()=>{for(const file of ${JSON.stringify(files)})import(file)});`;
