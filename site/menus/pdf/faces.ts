import latin400 from '@fontsource/figtree/files/figtree-latin-400-normal.woff?inline';
import latin600 from '@fontsource/figtree/files/figtree-latin-600-normal.woff?inline';
import latin800 from '@fontsource/figtree/files/figtree-latin-800-normal.woff?inline';
import ext400 from '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff?inline';
import ext600 from '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff?inline';
import ext800 from '@fontsource/figtree/files/figtree-latin-ext-800-normal.woff?inline';
import { Font } from '@react-pdf/renderer';

const files = import.meta.glob<string>('./faces/*.ttf', { query: '?inline', import: 'default' });

/** The rupee sign is in no latin subset, only in latin-ext, to which the font stack falls back. */
const TEXT = 'Figtree';
const EXTENDED = 'Figtree Extended';

const WEIGHTS = [
  { fontWeight: 400, latin: latin400, extended: ext400 },
  { fontWeight: 600, latin: latin600, extended: ext600 },
  { fontWeight: 800, latin: latin800, extended: ext800 },
];

for (const { fontWeight, latin, extended } of WEIGHTS) {
  Font.register({ family: TEXT, fontWeight, src: latin });
  Font.register({ family: EXTENDED, fontWeight, src: extended });
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
  return { stack, source, measure: (text) => font.layout(text).advanceWidth / font.unitsPerEm };
}
