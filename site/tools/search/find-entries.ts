import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchKind } from '../../content/page/search-words.ts';
import { foldWords } from '../fold-words.ts';

export interface SearchEntry {
  kind: SearchKind;
  title: string;
  /** Where it leads to; no two entries lead to the same place. */
  path: string;
  /** A line below the title; found by, too. */
  detail: string;
  /** Found by like the title, and not shown: what else it is called. */
  names?: string;
  /** Found by, and not shown: dishes, headings, keywords. */
  words?: string;
  price?: string;
  isVeg?: boolean;
}

export interface Found {
  entries: readonly SearchEntry[];
  /** Nothing has all words: these have some of them. */
  isNear: boolean;
}

/** Among entries that fit equally well. */
const BY_KIND: Readonly<Record<SearchKind, number>> = {
  ...{ brand: 1.5, model: 1.4, page: 1.3, dish: 1.2, question: 1.1 },
  ...{ course: 1.05, club: 1.05, article: 1, media: 0.9 },
};
/** Words of every sentence, of English and of the Hindi that is written between it; folded as all others. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  foldWords(
    'a an and are can do does for how i in is it my of on or to the what which with you your ka ke ki hai kya',
  ),
);

/** How many slips of the finger a word of this length may have. */
const fuzzy = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** One after the other until something is found: what is written like a word of the site is no slip. */
const TRIES: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy },
  { combineWith: 'OR', fuzzy },
];

export function readEntries(entries: readonly SearchEntry[]): (typed: string) => Found {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const kindOf = (path: string) => byPath.get(path)?.kind ?? 'page';
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'names', 'detail', 'words'],
    tokenize: (text, field) =>
      field === 'title' ? joinNeighbours(foldWords(text)) : foldWords(text),
    searchOptions: {
      tokenize: tellingWords,
      prefix: true,
      boost: { title: 3, names: 2.5 },
      boostDocument: (path) => BY_KIND[kindOf(path)],
      // Nobody mistypes the first letter; without it a short word would be like too many.
      filter: ({ queryTerms, terms }) =>
        queryTerms.every(([first]) => terms.some((term) => term.startsWith(first ?? ''))),
    },
  });
  index.addAll(entries);
  return (typed) => {
    for (const options of TRIES) {
      const found = index.search(typed, options).flatMap(({ id }) => byPath.get(id) ?? []);
      if (found.length > 0) return { entries: found, isNear: options.combineWith === 'OR' };
    }
    return { entries: [], isNear: false };
  };
}

/** Many write two words as one: golgappe, pavbhaji. */
const joinNeighbours = (words: readonly string[]): string[] =>
  words.flatMap((word, place) => [word, word + (words[place + 1] ?? '')]);

function tellingWords(typed: string): string[] {
  const words = foldWords(typed);
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
