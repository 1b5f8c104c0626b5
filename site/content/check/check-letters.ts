/** What none of the bundled fonts draws: other scripts than ours, and pictures that pass for letters. */
const STRANGE =
  /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Common}\p{Script=Inherited}]|(?![©®™\d#*])\p{Extended_Pictographic}/gu;

export const NO_FONT = 'write it in Latin, Hindi or Punjabi letters; no font of the site draws it';

/** @returns each once */
export const findStrangeLetters = (text: string): string[] => [
  ...new Set(text.match(STRANGE) ?? []),
];
