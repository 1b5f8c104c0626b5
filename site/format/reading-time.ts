/** Words that an adult reads silently in a minute, rounded down for figures and tables. */
const WORDS_PER_MINUTE = 220;

/** Number of words in Markdown; addresses, table rules and other marks are not counted. */
export function countWords(markdown: string): number {
  const text = markdown.replace(/\]\([^)]*\)/g, ' ');
  return text.match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;
}

/** Whole minutes that Markdown takes to read, one at least. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE));

/** `5 min read`. */
export const formatReadingTime = (markdown: string): string =>
  `${readingMinutes(markdown)} min read`;
