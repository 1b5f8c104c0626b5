export interface Heading {
  depth: number;
  slug: string;
  text: string;
}

export interface ContentsEntry {
  href: string;
  text: string;
}

/** A number that a heading already carries; lists number their entries themselves. */
const LEADING_NUMBER = /^\d+[.)]\s+/;

export const listContents = (headings: readonly Heading[]): ContentsEntry[] =>
  headings
    .filter(({ depth }) => depth === 2)
    .map(({ slug, text }) => ({ href: `#${slug}`, text: text.replace(LEADING_NUMBER, '') }));
