/** The languages of the content beside English; each has a script of its own, by which it is told. */
export const LANGUAGES = ['hi', 'pa'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A piece of text; in English, or a language that is written like it, where it names none. */
export interface Piece {
  text: string;
  language: Language | undefined;
}

const SCRIPTS: Readonly<Record<Language, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  pa: /\p{Script=Gurmukhi}/u,
};
/** Signs that join, part or end the letters of both scripts, and belong to what stands before them. */
const SIGN = /[\u0964\u0965\u200c\u200d]/;
/** What has letters of its own: figures, spaces and signs are common to all scripts. */
const LETTER = /[^\p{Script=Common}\p{Script=Inherited}]/u;

/** The languages whose letters a text has. */
export const languagesIn = (text: string): Language[] =>
  LANGUAGES.filter((language) => SCRIPTS[language].test(text));

/** The language that most letters of a text are in; undefined for English. */
export function mainLanguage(text: string): Language | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  return LANGUAGES.find(
    (language) =>
      letters.filter((letter) => SCRIPTS[language].test(letter)).length * 2 > letters.length,
  );
}

/** A text in pieces of one language each. What stands between two words of Hindi, such as a comma or a price,
 * is Hindi; what stands around them is not. */
export function splitByLanguage(text: string): Piece[] {
  const pieces: Piece[] = [];
  let waiting = '';
  const add = (more: string, language: Language | undefined): void => {
    const last = pieces.at(-1);
    if (last && last.language === language) last.text += more;
    else if (more) pieces.push({ text: more, language });
  };
  for (const letter of text) {
    const last = pieces.at(-1)?.language;
    const own = LANGUAGES.find((language) => SCRIPTS[language].test(letter));
    if (!LETTER.test(letter) && !(SIGN.test(letter) && last && !waiting)) {
      waiting += letter;
      continue;
    }
    const language = own ?? (SIGN.test(letter) ? last : undefined);
    add(waiting, last === language ? language : undefined);
    waiting = '';
    add(letter, language);
  }
  add(waiting, undefined);
  return pieces;
}
