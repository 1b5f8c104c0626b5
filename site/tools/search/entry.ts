import type { SearchKind } from '../../content/page/search-words.ts';

/** One thing that can be found. */
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
  /** Of a dish, as printed. */
  price?: string;
  /** Of a dish: whether its mark is the green one. */
  isVeg?: boolean;
}
