import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/** The fonts that menus, papers and share pictures are set in; pages have the same letters. */
const FONTS = [
  '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf',
];
/** What is not drawn and still has a place: ends of lines, and signs that join or part letters of Hindi and Punjabi. */
const UNDRAWN = /[\t\n\r]|(?<=\p{Script=Devanagari}|\p{Script=Gurmukhi})[\u200c\u200d]/gu;
/** Nobody sees them: they turn the words around them, and break what draws pictures with text. */
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]$/u;

export const NO_FONT =
  'write it in Latin letters, in Hindi or in Punjabi; none of our fonts has it, so menus, papers and share pictures would lack it. A U+ with a number is a sign that nobody sees: type the words anew';

let letters: ReadonlySet<number> | undefined;

/** Every letter and sign that one of our fonts draws. */
function listLetters(): ReadonlySet<number> {
  const { resolve } = createRequire(import.meta.url);
  const sets = FONTS.map((file) => {
    const font = create(readFileSync(resolve(file)));
    return 'characterSet' in font ? font.characterSet : [];
  });
  return new Set(sets.flat());
}

/** Letters without a font. @returns each once, and those that nobody sees by their number */
export function findStrangeLetters(text: string): string[] {
  letters ??= listLetters();
  const known = letters;
  return [...new Set(text.replace(UNDRAWN, ''))].flatMap((letter) => {
    const number = letter.codePointAt(0) ?? 0;
    if (UNSEEN.test(letter)) return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
    return known.has(number) ? [] : letter;
  });
}
