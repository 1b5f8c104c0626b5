import { foldWords } from '../fold-words.ts';
import type { SearchEntry } from './entry.ts';

/** What was found, the best first. */
export interface Found {
  entries: readonly SearchEntry[];
  /** Nothing has all words: these have some of them. */
  isNear: boolean;
}

/** Where a word stands decides how much it says about the entry. */
const IN_TITLE = 1;
const IN_NAMES = 0.9;
const IN_REST = 0.45;
/** Among entries that fit equally well. */
const BY_KIND: Readonly<Record<SearchEntry['kind'], number>> = {
  ...{ brand: 0.16, model: 0.14, page: 0.12, dish: 0.06, question: 0.04 },
  ...{ course: 0.02, club: 0.02, article: 0, media: -0.04 },
};
/** Words of every sentence, of English and of the Hindi that is written between it; folded as all others. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  foldWords(
    'a an and are can do does for how i in is it my of on or the to what which with you your ka ke ki hai kya',
  ),
);

interface Read {
  entry: SearchEntry;
  /** Weight of each word that it is found by. */
  weights: ReadonlyMap<string, number>;
  title: string;
}

/**
 * Reads the list once and finds in it what somebody types.
 * @returns a function that takes what was typed
 */
export function readEntries(entries: readonly SearchEntry[]): (typed: string) => Found {
  const all = entries.map(readEntry);
  const words = [...new Set(all.flatMap(({ weights }) => [...weights.keys()]))];
  return (typed) => {
    const asked = [...new Set(foldWords(typed))];
    const telling = asked.filter((word) => !SMALL_WORDS.has(word));
    const wanted = telling.length > 0 ? telling : asked;
    if (wanted.length === 0) return { entries: [], isNear: false };
    const fits = wanted.map((word) => findWords(word, words));
    const phrase = asked.join(' ');
    const rated = all.map((read) => rate(read, fits, phrase)).filter(({ held }) => held > 0);
    const most = rated.filter(({ held }) => held === wanted.length);
    const isNear = most.length === 0 && rated.length > 0;
    const best = (isNear ? rated : most).sort((left, right) => right.score - left.score);
    return { entries: best.map(({ entry }) => entry), isNear };
  };
}

function readEntry(entry: SearchEntry): Read {
  const title = foldWords(entry.title);
  const weights = new Map<string, number>();
  for (const word of foldWords(`${entry.detail} ${entry.words ?? ''}`)) weights.set(word, IN_REST);
  for (const word of foldWords(entry.names ?? '')) weights.set(word, IN_NAMES);
  for (const [place, word] of title.entries()) {
    weights.set(word, IN_TITLE);
    // Many write two words as one: golgappe, pavbhaji.
    const next = title[place + 1];
    if (next) weights.set(word + next, IN_TITLE);
  }
  return { entry, weights, title: title.join(' ') };
}

/** The site's words that a typed one may mean. One that is written like that, or begins so, is no slip. */
function findWords(typed: string, words: readonly string[]): ReadonlyMap<string, number> {
  const near = words
    .map((word) => [word, closeness(typed, word)] as const)
    .filter(([, close]) => close > 0);
  const meant = near.filter(([, close]) => close > 0.6);
  return new Map(meant.length > 0 ? meant : near);
}

function rate(
  { entry, weights, title }: Read,
  fits: readonly ReadonlyMap<string, number>[],
  phrase: string,
) {
  const best = fits.map((words) => {
    let highest = 0;
    for (const [word, close] of words)
      highest = Math.max(highest, close * (weights.get(word) ?? 0));
    return highest;
  });
  const sum = best.reduce((total, one) => total + one, 0);
  const asPhrase = title === phrase ? 0.5 : title.startsWith(phrase) ? 0.08 : 0;
  return {
    entry,
    held: best.filter((one) => one > 0).length,
    // Of two titles that have the word, the shorter one is more about it.
    score: sum / fits.length + asPhrase + BY_KIND[entry.kind] - title.length / 1000,
  };
}

/** How many slips of the finger a word of this length may have. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * How well a typed word fits a word of the site: 1 the same, less for its beginning, least with slips in it, 0 not at all.
 * Both are folded (`foldWords`).
 */
export function closeness(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.7 + (0.2 * typed.length) / word.length;
  const slips = slipsIn(typed.length);
  if (slips === 0 || word[0] !== typed[0]) return 0;
  // Somebody who is still typing has only the beginning of the word.
  const beginning = word.slice(0, typed.length);
  const whole = countSlips(typed, word);
  if (whole <= slips) return 0.6 - 0.1 * whole;
  const begun = countSlips(typed, beginning);
  return begun <= slips ? 0.4 - 0.1 * begun : 0;
}

/** Letters wrong, missing, added or exchanged with their neighbour (Damerau and Levenshtein). */
function countSlips(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, place) => place);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let slips = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwapped) slips = Math.min(slips, at(before, column - 2) + 1);
      current.push(slips);
    }
    before = above;
    above = current;
  }
  return at(above, right.length);
}

const at = (row: readonly number[], place: number): number =>
  row[place] ?? Number.POSITIVE_INFINITY;
