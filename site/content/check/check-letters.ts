import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/** The fonts that menus, papers and share pictures are set in; pages have the same letters. */
const FONTS = [
  '@fontsource/figtree/files/figtree-latin-400-normal.woff',
  '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff',
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf',
];
/** Ends of lines, and signs that join or part letters and are not drawn. */
const UNDRAWN = /^[\p{Cc}\p{Cf}]$/u;

export const NO_FONT =
  'write it in Latin letters, in Hindi or in Punjabi; none of our fonts has it, so menus, papers and share pictures would lack it';

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

/** Letters without a font. @returns each once */
export function findStrangeLetters(text: string): string[] {
  letters ??= listLetters();
  const known = letters;
  const strange = (letter: string) =>
    !known.has(letter.codePointAt(0) ?? 0) && !UNDRAWN.test(letter);
  return [...new Set(text)].filter(strange);
}
