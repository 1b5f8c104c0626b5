/** Characters that nobody sends on purpose: controls (PostgreSQL cannot store U+0000 at all) and marks that reorder the
 * text around them, which could disguise a name. The joiners of Indian scripts and of emoji stay. */
const UNWANTED = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Halves of a character, which JSON and PostgreSQL refuse; `toWellFormed` is younger than the oldest browsers. */
const UNPAIRED = /\p{Cs}/gu;

/** Cleans multi-line text for storage: line breaks as `\n` (forms send CR LF), unpaired surrogates replaced, trimmed. */
export function tidyText(text: string): string {
  return text
    .replace(UNPAIRED, '\ufffd')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(UNWANTED, (character) => (/[\n\t]/.test(character) ? character : ''))
    .trim();
}

/** Like tidyText, on one line: every run of white space becomes one space. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\s+/g, ' ');
