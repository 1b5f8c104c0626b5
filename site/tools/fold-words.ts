/** Spellings of one sound, as Hindi and Punjabi words are written in Latin letters. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/[\u0300-\u036f]/g, ''],
  [/ph/g, 'f'],
  [/([bdgjkt])h/g, '$1'],
  [/ck|q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/y/g, 'i'],
  // A doubled letter is where most people differ: paneer and panner, pizza and piza.
  [/([a-z])\1+/g, '$1'],
  // Several of a thing are found where there is one of it.
  [/([a-z]{3})s$/, '$1'],
];

/** Two words for one mark: each alone would find the opposite. */
const NOT_VEG = /\bnon[- ]veg/g;

/** Small letters, one spelling for each sound, no plural; other scripts stay as they are. */
export const foldWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(NOT_VEG, 'nonveg')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((word) => SOUNDS.reduce((folded, [sound, letter]) => folded.replace(sound, letter), word));
