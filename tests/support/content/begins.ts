/** What begins with words of the content, whatever signs are in them; a hint for screen readers may follow. */
export const begins = (words: string): RegExp =>
  new RegExp(`^\\s*${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
