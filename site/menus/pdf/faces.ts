import latin400 from '@fontsource/figtree/files/figtree-latin-400-normal.woff?inline';
import latin600 from '@fontsource/figtree/files/figtree-latin-600-normal.woff?inline';
import latin800 from '@fontsource/figtree/files/figtree-latin-800-normal.woff?inline';
import ext400 from '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff?inline';
import ext600 from '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff?inline';
import ext800 from '@fontsource/figtree/files/figtree-latin-ext-800-normal.woff?inline';
import { Font } from '@react-pdf/renderer';
import {
  FACE_SOURCES,
  shapedFace,
  type Weight,
  WEIGHTS as WRITTEN_WEIGHTS,
} from '../../writing/faces.ts';
import { LANGUAGES, type Language, languagesIn, splitByLanguage } from '../../writing/languages.ts';

const files = import.meta.glob<string>('./faces/*.ttf', { query: '?inline', import: 'default' });

/** The rupee sign is in no latin subset, only in latin-ext, to which the font stack falls back. */
const TEXT = 'Figtree';
const EXTENDED = 'Figtree Extended';

/** Brands' own faces are bold, but registered as if they were not. */
const HEADING_WEIGHT = 800;
function headingOf(language: Language): string {
  return `${language} heading`;
}

const WEIGHTS = [
  { fontWeight: 400, latin: latin400, extended: ext400 },
  { fontWeight: 600, latin: latin600, extended: ext600 },
  { fontWeight: 800, latin: latin800, extended: ext800 },
];

for (const { fontWeight, latin, extended } of WEIGHTS) {
  Font.register({ family: TEXT, fontWeight, src: latin });
  Font.register({ family: EXTENDED, fontWeight, src: extended });
}
for (const language of LANGUAGES) {
  const sources = FACE_SOURCES[language];
  for (const fontWeight of WRITTEN_WEIGHTS)
    Font.register({ family: language, fontWeight, src: sources[fontWeight] });
  Font.register({ family: headingOf(language), src: sources[HEADING_WEIGHT] });
}
Font.registerHyphenationCallback((word) => [word]);

export const TEXT_FACES = [TEXT, EXTENDED];
/** The text face's files as data URLs. */
export const TEXT_SOURCES = WEIGHTS.flatMap(({ latin, extended }) => [latin, extended]);

/** A brand's face, ready for use. */
export interface BrandFace {
  /** Font stack for the name and the headings. */
  stack: string[];
  /** Width of a text at size 1. */
  measure: (text: string) => number;
  /** Its file as a data URL; empty for the text face. */
  source: string;
}

/**
 * Registers a brand's own face; a brand without one is set in the text face.
 * @throws when the file cannot be read
 */
export async function loadBrandFace(slug: string): Promise<BrandFace> {
  const source = (await files[`./faces/${slug}.ttf`]?.()) ?? '';
  if (source) Font.register({ family: slug, src: source });
  const stack = source ? [slug, ...TEXT_FACES] : TEXT_FACES;
  const descriptor = { fontFamily: source ? slug : TEXT };
  await Font.load(descriptor);
  const font = Font.getFont(descriptor)?.data;
  if (!font) throw new Error(`the face of ${slug} cannot be read`);
  const measure = (text: string) =>
    splitByLanguage(text).reduce((sum, piece) => {
      const face = piece.language ? shapedFace(piece.language, HEADING_WEIGHT) : font;
      return sum + face.layout(piece.text).advanceWidth / face.unitsPerEm;
    }, 0);
  return { stack, source, measure };
}

/** Exchanges a registered face, as its file has it, for one that joins its letters. */
async function setShaped(fontFamily: string, language: Language, weight: Weight): Promise<void> {
  const descriptor = { fontFamily, fontWeight: weight };
  await Font.load(descriptor);
  const registered = Font.getFont(descriptor);
  if (!registered) throw new Error(`the face of ${fontFamily} cannot be read`);
  registered.data = shapedFace(language, weight);
}

/** Faces that stand behind a menu's own, for letters which those lack. */
export interface WrittenFaces {
  text: string[];
  headings: string[];
  /** Their files as data URLs. */
  sources: string[];
}

/** Makes the faces ready that Hindi and Punjabi in a text need; a text without has none. */
export async function loadWrittenFaces(text: string): Promise<WrittenFaces> {
  const languages = languagesIn(text);
  for (const language of languages) {
    for (const weight of WRITTEN_WEIGHTS) await setShaped(language, language, weight);
    await setShaped(headingOf(language), language, HEADING_WEIGHT);
  }
  return {
    text: languages,
    headings: languages.map(headingOf),
    sources: languages.flatMap((language) => Object.values(FACE_SOURCES[language])),
  };
}
