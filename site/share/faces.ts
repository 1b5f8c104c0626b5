import type { Font } from 'satori';
import { FACE_SOURCES, readDataUrl } from '../writing/faces.ts';
import { languagesIn } from '../writing/languages.ts';
import displayLatin from './faces/bricolage-latin.woff?inline';
import displayRupee from './faces/bricolage-rupee.woff?inline';
import textLatin from './faces/figtree-latin.woff?inline';
import textRupee from './faces/figtree-rupee.woff?inline';

const face = (name: string, weight: 600 | 800, address: string): Font => ({
  name,
  weight,
  style: 'normal',
  data: readDataUrl(address),
});

/** The site's two faces at one weight each; letters that one file lacks are taken from the next. */
export const CARD_FACES: Font[] = [
  face('Display', 800, displayLatin),
  face('Text', 600, textLatin),
  face('Display rupee', 800, displayRupee),
  face('Text rupee', 600, textRupee),
];

/** The faces that a card is set in: those of Hindi and Punjabi only where its words have such letters. */
export const facesFor = (text: string): Font[] => [
  ...CARD_FACES,
  ...languagesIn(text).flatMap((language) => [
    face(`Display ${language}`, 800, FACE_SOURCES[language][800]),
    face(`Text ${language}`, 600, FACE_SOURCES[language][600]),
  ]),
];
