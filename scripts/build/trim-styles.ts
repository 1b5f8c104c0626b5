import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type CssNode, parseCss, printCss } from './css-tree.ts';
import { dropUnusedNames } from './drop-unused-names.ts';
import { dropUnusedRules, wordsOf } from './drop-unused-rules.ts';
import { splitPrintRules } from './split-print-rules.ts';
import { dropNoise, shortenScripts } from './tidy-markup.ts';

const STYLE = /(?<=<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g;
/** What brings further markup later: an island, or the server that fills a template. */
const GROWS = /<astro-island|<script[^>]+src=/;
const TEMPLATES = 'templates';

/**
 * Leaves in each built page only the styles that its first view on a screen needs, and shortens its
 * scripts. Print rules move into one file for the whole site, which browsers fetch last; rules for
 * classes that a page does not have go, and properties that it never reads, because a stylesheet
 * serves several pages.
 * @param folder the build's output
 */
export async function trimStyles(folder: string): Promise<void> {
  const pages = await readPages(folder);
  const printRules = new Set<string>();
  for (const [file, html] of pages) pages.set(file, trimPage(folder, file, html, printRules));
  const sheet = [...printRules].join('');
  const digest = createHash('sha256').update(sheet).digest('base64url').slice(0, 8);
  const path = `/assets/print.${digest}.css`;
  await writeFile(join(folder, path), sheet);
  const link = `<link rel="stylesheet" href="${path}" media="print">`;
  for (const [file, html] of pages)
    await writeFile(file, html.replace('</head>', `${link}</head>`));
}

/** @param printRules takes up the page's own */
function trimPage(folder: string, file: string, html: string, printRules: Set<string>): string {
  const isWhole = !GROWS.test(html) && !relative(folder, file).startsWith(TEMPLATES);
  const words = wordsOf(html);
  const named = new Set(words);
  const sheets = (html.match(STYLE) ?? []).map((css) => {
    const { screen, print } = splitPrintRules(parseCss(css));
    for (const rule of print) printRules.add(printCss([rule]));
    for (const name of printCss(print).match(/[\w-]+/g) ?? []) named.add(name);
    return isWhole ? dropUnusedRules(screen, words) : screen;
  });
  const left: readonly CssNode[][] = isWhole ? dropUnusedNames(sheets, named) : sheets;
  const styles = left.map((sheet) => dropSpaces(printCss(sheet))).values();
  const page = shortenScripts(html.replace(STYLE, () => styles.next().value ?? ''));
  return isWhole ? dropNoise(page) : page;
}

/** Minifiers leave the space after a comma where a value holds `var()`; strings keep theirs. */
const dropSpaces = (css: string): string =>
  css.replace(/"(?:\\.|[^"\\])*"|, /g, (part) => (part === ', ' ? ',' : part));

async function readPages(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  );
}
