import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname } from 'node:path';
import { create } from 'fontkit';
import type { ContentFault } from '../../../contract/desk/content/content.ts';
import { ALIASES, ROUTES } from '../../../contract/routes.ts';
import { fillProse } from '../claims/fill-text.ts';
import { readRegister } from '../claims/register.ts';
import { listHeldBack } from '../story/held-back.ts';
import type { ReadFile } from './fault.ts';

/** Programs and HTML in an article would run, or be shown, on every visitor's page. */
const MARKUP = /<(?!https?:|mailto:)[!/]?[a-z][^>]*>|<!--|\]\(\s*(?:javascript|data|vbscript):/i;

/** The build would fetch a picture from wherever its source leads on this machine's disk. */
const PICTURE = /!\[/;

const inEachLine = (
  { file, body }: ReadFile,
  find: (line: string) => Omit<ContentFault, 'file' | 'line'>[],
): ContentFault[] =>
  body?.text
    .split('\n')
    .flatMap((line, at) => find(line).map((found) => ({ file, line: body.line + at, ...found }))) ??
  [];

/** What Markdown can hold and no page shall. */
export const checkMarkup = (read: ReadFile): ContentFault[] =>
  inEachLine(read, (line) => {
    const found = MARKUP.exec(line) ?? PICTURE.exec(line);
    if (!found) return [];
    const problem = `has "${found[0].slice(0, 30)}", which is never published`;
    const remedy = PICTURE.test(found[0])
      ? 'use the field for the picture above the text'
      : 'write it in Markdown: **bold**, [words](https://…), ## heading';
    return [{ column: found.index + 1, field: 'the text', problem, remedy }];
  });

const LINK = /(?<=\]\()\/[^)\s#?]*/g;

/** Links to pages of the site that are not there. */
export function checkLinks(read: ReadFile): ContentFault[] {
  if (!read.body) return [];
  const pages = listPages(read.file);
  return inEachLine(read, (line) =>
    [...line.matchAll(LINK)]
      .filter(([path]) => !pages.has(path))
      .map(({ 0: path, index }) => ({
        column: index + 1,
        field: 'a link',
        problem: `leads to ${path}, and there is no such page`,
        remedy: 'fix the address',
      })),
  );
}

/** What waits for its day may be linked by what waits too. */
function listPages(from: string): Set<string> {
  const waiting = listHeldBack(new Date());
  const hidden = waiting.includes(from) ? [] : waiting;
  const slugs = (pattern: string) =>
    globSync(pattern)
      .filter((file) => !hidden.includes(file))
      .map((file) => basename(file, extname(file)));
  return new Set<string>([
    ...Object.values(ROUTES),
    ...Object.keys(ALIASES),
    ...globSync('content/brands/*/brand.yaml').map((file) => `/brands/${basename(dirname(file))}`),
    ...slugs('content/articles/*.md').map((slug) => `/blog/${slug}`),
    ...slugs('content/media/*.md').map((slug) => `/media/${slug}`),
  ]);
}

/** Letters without a font. */
export const checkLetters = (read: ReadFile): ContentFault[] =>
  inEachLine(read, (line) => {
    const letters = findStrangeLetters(line);
    const [first] = letters;
    if (first === undefined) return [];
    const column = line.indexOf(first) + 1;
    return [{ column, field: 'the text', problem: `has ${letters.join(' ')}`, remedy: NO_FONT }];
  });

/** Figures that the register of claims does not know, where the register can be read. */
export function checkFigures({ file, document, body }: ReadFile): ContentFault[] {
  if (!body) return [];
  const rules = {
    register: readRegister(),
    hasTradeSource: Boolean(Object(document.toJS()).tradeFigures),
  };
  let line = body.line;
  return body.text.split(/(\n{2,})/).flatMap((block) => {
    const place = { file, line, column: 1, field: 'the text' };
    line += block.split('\n').length - 1;
    return fillProse(block, rules).faults.map((problem) => ({
      ...place,
      problem,
      remedy: 'write {claim:…} for a figure of content/claims, or leave it out',
    }));
  });
}

/** The fonts that menus, papers and share pictures are set in; pages have the same letters. */
const FONTS = [
  '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf',
];
/** What is not drawn and still has a place: ends of lines, and signs that join or part letters of Hindi and Punjabi. */
const UNDRAWN = /[\t\n\r]|(?<=\p{Script=Devanagari}|\p{Script=Gurmukhi})[\u200c\u200d]/gu;
/** Nobody sees them: they turn the words around them, and break what draws pictures with text. */
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]$/u;

export const NO_FONT =
  'use Latin letters, Hindi or Punjabi; our fonts have nothing else, so menus, papers and share pictures would lack it. A U+ with a number is an invisible character: type the words again';

let letters: ReadonlySet<number> | undefined;

function listLetters(): ReadonlySet<number> {
  const { resolve } = createRequire(import.meta.url);
  const sets = FONTS.map((file) => {
    const font = create(readFileSync(resolve(file)));
    return 'characterSet' in font ? font.characterSet : [];
  });
  return new Set(sets.flat());
}

/** Letters without a font. @returns each once, and those that nobody sees by their number */
export function findStrangeLetters(text: string): string[] {
  letters ??= listLetters();
  const known = letters;
  return [...new Set(text.replace(UNDRAWN, ''))].flatMap((letter) => {
    const number = letter.codePointAt(0) ?? 0;
    if (UNSEEN.test(letter)) return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
    return known.has(number) ? [] : letter;
  });
}
