/** A heading as the Markdown renderer reports it. */
export interface Heading {
  /** 1 to 6. */
  depth: number;
  /** Its `id` on the page. */
  slug: string;
  text: string;
}

export interface ContentsEntry {
  href: string;
  text: string;
}

/** A number that a heading already carries; lists number their entries themselves. */
const LEADING_NUMBER = /^\d+[.)]\s+/;

/** Links to the second-level headings of a text, in their order. */
export const listContents = (headings: readonly Heading[]): ContentsEntry[] =>
  headings
    .filter(({ depth }) => depth === 2)
    .map(({ slug, text }) => ({ href: `#${slug}`, text: text.replace(LEADING_NUMBER, '') }));
