import plain from '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf?inline';
import strong from '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf?inline';
import bold from '@expo-google-fonts/figtree/800ExtraBold/Figtree_800ExtraBold.ttf?inline';
import { create, type Font } from 'fontkit';
import { readDataUrl, shapedFace, type Weight } from '../writing/faces.ts';
import { type Language, splitByLanguage } from '../writing/languages.ts';
import display from './faces/bricolage-800.ttf?inline';

/** The files of English that share cards are set in as well, as data URLs. */
export const DISPLAY_SOURCE = display;
export const STRONG_SOURCE = strong;

export interface Face {
  name: string;
  font: Font;
  /** Of the faces that stand in for it in Hindi and Punjabi. */
  weight: Weight;
}

/** @param source a TrueType file as a data URL */
export const openFace = (name: string, source: string, weight: Weight): Face => ({
  name,
  font: create(readDataUrl(source)) as Font,
  weight,
});

export const FACES = {
  plain: openFace('plain', plain, 400),
  strong: openFace('strong', strong, 600),
  bold: openFace('bold', bold, 800),
  display: openFace('display', display, 800),
} as const satisfies Record<string, Face>;

export interface Run {
  text: string;
  /** Under this name a PDF embeds the font once. */
  name: string;
  font: Font;
  /** Of words that are not English. */
  language?: Language;
}

export function splitByFace(text: string, face: Face): Run[] {
  return splitByLanguage(text).flatMap(({ text: piece, language }): Run[] => {
    if (language) {
      const font = shapedFace(language, face.weight);
      return [{ text: piece, name: `${language} ${face.weight}`, font, language }];
    }
    const runs: Run[] = [];
    for (const letter of piece) {
      const isKnown = face.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
      const { name, font } = isKnown ? face : FACES.bold;
      const last = runs.at(-1);
      if (last?.name === name) last.text += letter;
      else runs.push({ text: letter, name, font });
    }
    return runs;
  });
}
