/**
 * Characters that a person never means to send: controls (PostgreSQL cannot store U+0000 at all) and
 * marks that reorder the text around them, with which a name could pretend to be another. The joiners
 * of Indian scripts and of emoji stay.
 */
const UNWANTED = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Text of several lines as it is stored: line ends as `\n` (forms send CR LF), unpaired surrogates
 * replaced, trimmed.
 */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(UNWANTED, (character) => (/[\n\t]/.test(character) ? character : ''))
    .trim();
}

/** The same on one line: every run of white space is one space. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\s+/g, ' ');
