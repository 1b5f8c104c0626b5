import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  attributeOf,
  type HtmlElement,
  type HtmlNode,
  listElements,
  setText,
  textOf,
} from '../../../contract/html-tree.ts';
import { digestOf } from '../../../site/build-cache/asset-digest.ts';
import { makeOnce } from '../../../site/build-cache/build-cache.ts';
import {
  dropUnused,
  joinPrintRules,
  type SplitStyles,
  splitPrintRules,
  TRIM_RECIPE,
  wordsOf,
} from './trim-css.ts';

const TEMPLATES = 'templates/';

/**
 * Leaves in each page only the styles that its first view on a screen needs. Rules for classes that a page does not
 * have go, and properties that it never reads, because a stylesheet serves several pages.
 * @param pages by their paths
 * @param folder the build's output
 * @returns the address of the one file of all rules for paper
 */
export async function trimStyles(
  pages: ReadonlyMap<string, HtmlNode>,
  folder: string,
): Promise<string> {
  const printRules = new Set<string>();
  const split = splitOnce();
  for (const [path, page] of pages) await trimPage(page, isWhole(path, page), split, printRules);
  const sheet = joinPrintRules([...printRules]);
  const address = `/assets/print.${digestOf(sheet)}.css`;
  await writeFile(join(folder, address), sheet);
  return address;
}

/**
 * Whether nothing brings further markup later, which may need what is unused now: an island, a file of scripts, or the
 * server that fills a template. `data-whole` says of a script that it hides and shows only what stands there.
 */
function isWhole(path: string, page: HtmlNode): boolean {
  const elements = listElements(page);
  const stays = elements.some((element) => attributeOf(element, 'data-whole') !== undefined);
  const grows = elements.some(
    (element) =>
      element.tagName === 'astro-island' ||
      (element.tagName === 'script' && attributeOf(element, 'src') !== undefined),
  );
  return (!grows || stays) && !path.startsWith(TEMPLATES);
}

type Split = (css: string) => Promise<SplitStyles>;

/** Many pages share a stylesheet, and most builds have those of the build before. */
function splitOnce(): Split {
  const known = new Map<string, Promise<SplitStyles>>();
  const split: Split = async (css) => {
    const parts = await makeOnce('print', [css, TRIM_RECIPE], async () =>
      Buffer.from(JSON.stringify(splitPrintRules(css))),
    );
    return JSON.parse(parts.toString()) as SplitStyles;
  };
  return (css) => {
    const parts = known.get(css) ?? split(css);
    known.set(css, parts);
    return parts;
  };
}

/** @param printRules takes up the page's own */
async function trimPage(
  page: HtmlNode,
  canTrim: boolean,
  split: Split,
  printRules: Set<string>,
): Promise<void> {
  const styles = listElements(page).filter(({ tagName }) => tagName === 'style');
  const words = wordsOf(page);
  const sheets: string[] = [];
  for (const style of styles) {
    const { screen, print } = await split(textOf(style));
    sheets.push(screen);
    printRules.add(print);
    // A property that only print rules read is used.
    for (const [name] of print.matchAll(/(?<=var\()--[\w-]+/g)) words.add(name);
  }
  const left = canTrim ? await dropUnused(sheets, words) : sheets;
  for (const [at, style] of styles.entries()) setText(style, left[at] ?? '');
  if (canTrim) for (const script of listElements(page)) comeLater(script);
}

/** A module has a high priority by itself, before the picture of the opening and beside the letters. */
function comeLater(element: HtmlElement): void {
  if (element.tagName === 'script' && attributeOf(element, 'type') === 'module')
    element.attrs.splice(1, 0, { name: 'fetchpriority', value: 'low' });
}
