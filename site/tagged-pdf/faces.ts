import latin400 from '@fontsource/figtree/files/figtree-latin-400-normal.woff?inline';
import latin600 from '@fontsource/figtree/files/figtree-latin-600-normal.woff?inline';
import latin800 from '@fontsource/figtree/files/figtree-latin-800-normal.woff?inline';
import ext400 from '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff?inline';
import ext600 from '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff?inline';
import ext800 from '@fontsource/figtree/files/figtree-latin-ext-800-normal.woff?inline';
import displayLatin from '../share/faces/bricolage-latin.woff?inline';
import displayRupee from '../share/faces/bricolage-rupee.woff?inline';

/** The cuts that a paper is set in. */
export type Cut = 'plain' | 'strong' | 'bold' | 'display';

/** Files as data URLs. No latin subset holds the rupee sign: a second file beside each does. */
export const FACE_SOURCES: Readonly<Record<Cut, readonly [latin: string, extended: string]>> = {
  plain: [latin400, ext400],
  strong: [latin600, ext600],
  bold: [latin800, ext800],
  display: [displayLatin, displayRupee],
};

/** Letters that the latin files lack and the extended ones hold. */
const EXTENDED = /[₹\u0100-\u024f]/;

export interface Run {
  text: string;
  /** Name under which the face is registered. */
  face: string;
}

export const faceName = (cut: Cut, isExtended: boolean): string =>
  isExtended ? `${cut}-extended` : cut;

/** A text as pieces of one face each. */
export function splitByFace(text: string, cut: Cut): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const face = faceName(cut, EXTENDED.test(letter));
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ text: letter, face });
  }
  return runs;
}
