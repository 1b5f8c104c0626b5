import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { digestOf } from '../../../site/build-cache/asset-digest.ts';
import { makeOnce } from '../../../site/build-cache/build-cache.ts';
import { takeLateScripts } from './late-scripts.ts';
import { dropNoise, joinStyles, shortenScripts } from './tidy-markup.ts';
import {
  dropUnused,
  joinPrintRules,
  type SplitStyles,
  splitPrintRules,
  TRIM_RECIPE,
  wordsOf,
} from './trim-css.ts';

const STYLE = /(?<=<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g;
/** What brings further markup later: an island, or the server that fills a template. */
const GROWS = /<astro-island|<script[^>]+src=/;
/** On a page whose script hides and shows only what stands there. */
const STAYS = /<[^>]+ data-whole/;
/** How a built script names a neighbour without which it does not begin. */
const IMPORT = /(?:from|import)"\.\/([\w.-]+)"/g;
const TEMPLATES = 'templates';
const MODULE = 'type="module"';
/** A module has a high priority by itself, before the picture of the opening and beside the letters. */
const LATER = `${MODULE} fetchpriority="low"`;

/**
 * Leaves in each built page only the styles that its first view on a screen needs, and shortens its
 * scripts. Print rules move into one file for the whole site, fetched after all else; rules for
 * classes that a page does not have go, and properties that it never reads, because a stylesheet
 * serves several pages. Programs that its first view does without move into a file.
 * @param folder the build's output
 */
export async function trimStyles(folder: string): Promise<void> {
  const pages = await readPages(folder);
  const printRules = new Set<string>();
  const split = splitOnce();
  for (const [file, html] of pages) {
    const isWhole =
      (!GROWS.test(html) || STAYS.test(html)) && !relative(folder, file).startsWith(TEMPLATES);
    pages.set(file, await trimPage(html, isWhole, split, printRules));
  }
  const sheet = joinPrintRules([...printRules]);
  const path = `/assets/print.${digestOf(sheet)}.css`;
  await writeFile(join(folder, path), sheet);
  const link = `<link rel="stylesheet" href="${path}" media="print">`;
  for (const [file, html] of pages) await writeFile(file, await moveLateParts(folder, html, link));
}

/**
 * Pages with the same late programs share a file, and each digest is another address.
 * @param sheet the link to the rules for paper
 */
async function moveLateParts(folder: string, page: string, sheet: string): Promise<string> {
  const { html, program } = takeLateScripts(page, (address) =>
    [...readFileSync(join(folder, address), 'utf8').matchAll(IMPORT)].map(
      ([, name]) => `/assets/${name}`,
    ),
  );
  const inHead = (link: string) => html.replace('</head>', `${link}</head>`);
  if (!program) return inHead(sheet);
  const all = program + ADD_SHEET;
  const path = `/assets/late.${digestOf(all)}.js`;
  await writeFile(join(folder, path), all);
  const script = `<script ${LATER} src="${path}"></script>`;
  return inHead(`<noscript>${sheet}</noscript>`).replace('</body>', `${script}</body>`);
}

/**
 * Brings what the page keeps for browsers without scripts, half a second after the load: beside the picture of the
 * opening, even a request of the lowest priority takes part of a phone's line, and a load may come before first paint.
 */
const ADD_SHEET =
  'addEventListener("load",()=>setTimeout(()=>document.head.insertAdjacentHTML("beforeend",document.querySelector("noscript").textContent),500));';

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

/**
 * @param isWhole whether nothing brings further markup later, which may need what is unused now
 * @param printRules takes up the page's own
 */
async function trimPage(
  html: string,
  isWhole: boolean,
  split: Split,
  printRules: Set<string>,
): Promise<string> {
  const words = wordsOf(html);
  const sheets: string[] = [];
  for (const css of html.match(STYLE) ?? []) {
    const { screen, print } = await split(css);
    sheets.push(screen);
    printRules.add(print);
    // A property that only print rules read is used.
    for (const [name] of print.matchAll(/(?<=var\()--[\w-]+/g)) words.add(name);
  }
  const left = (isWhole ? await dropUnused(sheets, words) : sheets).values();
  const own = html.replace(STYLE, () => left.next().value ?? '');
  const page = dropNoise(joinStyles(shortenScripts(own)));
  return isWhole ? page.replaceAll(`<script ${MODULE}`, `<script ${LATER}`) : page;
}

/** The HTML of each page of a build, by its file. */
export async function readPages(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  );
}
