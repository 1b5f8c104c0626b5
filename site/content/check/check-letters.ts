/** What the bundled fonts do not draw: other scripts, and pictures that pass for letters. */
const STRANGE =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|(?![©®™\d#*])\p{Extended_Pictographic}/gu;
/** On a page the visitor's own fonts draw these; a menu's PDF and a share picture have none. */
const OF_INDIAN_PHONES = /^[\p{Script=Devanagari}\p{Script=Gurmukhi}]$/u;

export const NO_FONT =
  'write it in Latin letters; menus, papers and share pictures have no font for it';

/** @returns each once */
export const findStrangeLetters = (text: string): string[] => [
  ...new Set(text.match(STRANGE) ?? []),
];

/** For what is only ever shown on a page, such as the text of an article. */
export const findStrangeOnPages = (text: string): string[] =>
  findStrangeLetters(text).filter((letter) => !OF_INDIAN_PHONES.test(letter));
