import hi400 from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?inline';
import hi600 from '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf?inline';
import hi800 from '@expo-google-fonts/noto-sans-devanagari/800ExtraBold/NotoSansDevanagari_800ExtraBold.ttf?inline';
import pa400 from '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf?inline';
import pa600 from '@expo-google-fonts/noto-sans-gurmukhi/600SemiBold/NotoSansGurmukhi_600SemiBold.ttf?inline';
import pa800 from '@expo-google-fonts/noto-sans-gurmukhi/800ExtraBold/NotoSansGurmukhi_800ExtraBold.ttf?inline';
import { create, type Font, type Glyph, type GlyphPosition, type GlyphRun } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';
import type { Language } from './languages.ts';

export type Weight = 400 | 600 | 800;

export const FACE_SOURCES: Readonly<Record<Language, Readonly<Record<Weight, string>>>> = {
  hi: { 400: hi400, 600: hi600, 800: hi800 },
  pa: { 400: pa400, 600: pa600, 800: pa800 },
};

export const readDataUrl = (address: string): Buffer =>
  Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

const shaped = new Map<string, Font>();

/** The face of a language for a PDF; the same for all PDFs that are made. */
export function shapedFace(language: Language, weight: Weight): Font {
  const source = FACE_SOURCES[language][weight];
  const face = shaped.get(source) ?? makeShapedFont(readDataUrl(source), language);
  shaped.set(source, face);
  return face;
}

/** One drawn letter and where it stands in its syllable, in units of the font. */
interface Part {
  id: number;
  x: number;
  y: number;
}

/** A syllable as it is drawn: letters that stand above, below or before each other have one width. */
interface Syllable {
  text: string;
  parts: Part[];
  advanceWidth: number;
}

/** What fontkit's subset of a TrueType font keeps while it writes one; its types do not say so. */
interface SubsetWriter {
  includeGlyph: (id: number) => number;
  _addGlyph: (id: number) => number;
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
}

/** Numbers of syllables lie above those of any font's own glyphs. */
const FIRST_SYLLABLE = 0x10000;

/** A font for PDFs in which each syllable is one glyph, joined by HarfBuzz. fontkit leaves the marks of these scripts
 * where they do not belong, and a reader would copy letters in the order in which they are drawn; a syllable is drawn
 * right and copied as it was written.
 * @param bytes a TrueType file
 * @throws when the file is none */
export function makeShapedFont(bytes: Uint8Array, language: Language): Font {
  const font = create(Buffer.from(bytes));
  if (!('layout' in font)) throw new Error('a collection of fonts cannot be shaped');
  const syllables = collectSyllables(bytes, language);
  const createSubset = font.createSubset.bind(font);
  return Object.assign(font, {
    layout: (text: string) => runOf(syllables.read(text)),
    createSubset: () => {
      const subset = createSubset() as unknown as SubsetWriter;
      const addGlyph = subset._addGlyph.bind(subset);
      subset._addGlyph = (id) => {
        const syllable = syllables.find(id);
        return syllable ? addSyllable(subset, font, syllable) : addGlyph(id);
      };
      return subset;
    },
  });
}

/** Firefox's reader takes a glyph for one of no width if a mark is in its text, and puts a space behind it. So what
 * follows the first mark is the text of a second glyph, which has no width and draws nothing. */
const MARKS = /^(.\P{Mn}*)(.*)$/su;

type NumberedSyllable = Syllable & { id: number };

/** Numbers each syllable of the texts that are read: the same letters, drawn alike, have one number. */
function collectSyllables(bytes: Uint8Array, language: Language) {
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  const all: NumberedSyllable[] = [];
  const known = new Map<string, NumberedSyllable>();
  const number = (syllable: Syllable): NumberedSyllable => {
    const key = JSON.stringify(syllable);
    const found = known.get(key) ?? { ...syllable, id: FIRST_SYLLABLE + all.length };
    if (!known.has(key)) all.push(found);
    known.set(key, found);
    return found;
  };
  return {
    find: (id: number) => all[id - FIRST_SYLLABLE],
    read: (text: string) => shape(shaper, text, language).map(number),
  };
}

function shape(shaper: harfbuzz.Font, text: string, language: Language): Syllable[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  harfbuzz.shape(shaper, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const starts = [...new Set(infos.map(({ cluster }) => cluster))];
  return starts.flatMap((start, at) => {
    const [, head = '', marks = ''] = MARKS.exec(text.slice(start, starts[at + 1])) ?? [];
    const syllable: Syllable = { text: head, parts: [], advanceWidth: 0 };
    infos.forEach(({ codepoint: id, cluster }, index) => {
      const place = positions[index];
      if (cluster !== start || !place) return;
      syllable.parts.push({ id, x: syllable.advanceWidth + place.xOffset, y: place.yOffset });
      syllable.advanceWidth += place.xAdvance;
    });
    return marks ? [syllable, { text: marks, parts: [], advanceWidth: 0 }] : [syllable];
  });
}

/** What fontkit's own layout answers; who asks for it changes the positions. */
function runOf(
  syllables: NumberedSyllable[],
): Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> {
  const positions = syllables.map(
    ({ advanceWidth }): GlyphPosition => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }),
  );
  return {
    glyphs: syllables.map(
      ({ id, text, advanceWidth }) =>
        ({
          id,
          advanceWidth,
          codePoints: Array.from(text, (one) => one.codePointAt(0) ?? 0),
        }) as Glyph,
    ),
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/** Composite glyphs: numbers of two bytes that are x and y, and whether another part follows. */
const WORDS_OF_PLACE = 0x0003;
const MORE_PARTS = 0x0020;

function addSyllable(subset: SubsetWriter, font: Font, syllable: Syllable): number {
  const parts = syllable.parts.filter(({ id }) => font.getGlyph(id).path.commands.length > 0);
  const boxes = parts.map(({ id, x, y }) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(id).bbox;
    return { left: minX + x, low: minY + y, right: maxX + x, high: maxY + y };
  });
  const left = Math.min(...boxes.map((box) => box.left));
  const numbers = [
    -1,
    left,
    Math.min(...boxes.map(({ low }) => low)),
    Math.max(...boxes.map(({ right }) => right)),
    Math.max(...boxes.map(({ high }) => high)),
    ...parts.flatMap(({ id, x, y }, at) => [
      WORDS_OF_PLACE | (at + 1 < parts.length ? MORE_PARTS : 0),
      subset.includeGlyph(id),
      x,
      y,
    ]),
  ];
  const bytes = parts.length > 0 ? writeNumbers(numbers) : new Uint8Array();
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({
    advance: syllable.advanceWidth,
    bearing: parts.length > 0 ? left : 0,
  });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}

function writeNumbers(numbers: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(2 * numbers.length);
  // Numbers of glyphs have no sign and lie below 32,768 in both fonts.
  for (const [at, number] of numbers.entries()) bytes.writeInt16BE(Math.round(number), 2 * at);
  return bytes;
}
