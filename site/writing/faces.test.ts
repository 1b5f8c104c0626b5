import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readPdf, wordsOf } from '../../tests/support/site/read-pdf.ts';
import { FACE_SOURCES, makeShapedFont, readDataUrl, shapedFace } from './faces.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Half letters, marks that stand before, above and below their letter, and letters that melt. */
const SAMPLES: Readonly<Record<Language, string>> = {
  hi: 'किस्मत, हिन्दी, क्षत्रिय: श्रीमती की टिक्की, कढ़ाई पनीर, पूर्वी ज्ञान है। ₹80',
  pa: 'ਪੰਜਾਬੀ ਸਿੱਖ: ਕਿਤਾਬ, ਪ੍ਰੇਮ, ਮੱਕੀ ਦੀ ਰੋਟੀ, ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ। ₹80',
};

async function write(font: Font, text: string): Promise<Uint8Array> {
  const pen = new PDFDocument();
  const parts: Uint8Array[] = [];
  pen.on('data', (part: Uint8Array) => parts.push(part));
  const end = new Promise((resolve) => pen.on('end', resolve));
  pen.font(font as unknown as PDFKit.Mixins.PDFFontSource).text(text);
  pen.end();
  await end;
  return new Uint8Array(Buffer.concat(parts));
}

describe.each(LANGUAGES)('a font of %s', (language) => {
  it('writes what a reader copies as it was written', async () => {
    const pdf = await readPdf(await write(shapedFace(language, 400), SAMPLES[language]));
    expect(wordsOf(pdf)).toBe(SAMPLES[language].normalize());
  });

  it('is as wide as what it draws, and says so again when its answer was changed', () => {
    const font = shapedFace(language, 400);
    const run = font.layout(SAMPLES[language]);
    const sum = run.glyphs.reduce((width, glyph) => width + glyph.advanceWidth, 0);
    expect(run.advanceWidth).toBe(sum);
    for (const position of run.positions) position.xAdvance *= 2;
    expect(run.advanceWidth).toBe(2 * sum);
    expect(font.layout(SAMPLES[language]).advanceWidth).toBe(sum);
  });

  it('draws each letter of a syllable once, where HarfBuzz puts it', () => {
    const source = FACE_SOURCES[language][800];
    const font = makeShapedFont(readDataUrl(source), language);
    const subset = font.createSubset() as unknown as {
      includeGlyph: (id: number) => number;
      encode: () => Uint8Array;
    };
    const word = language === 'hi' ? 'कि' : 'ਕਿ';
    const [syllable] = font.layout(word).glyphs;
    const place = subset.includeGlyph(syllable?.id ?? 0);
    const embedded = create(Buffer.from(subset.encode())) as Font;
    const drawn = embedded.getGlyph(place);
    // The mark is written behind its letter and stands before it: HarfBuzz's own order, which fontkit shares here.
    const plain = (create(readDataUrl(source)) as Font).layout(word);
    const marksWidth = plain.positions[0]?.xAdvance ?? 0;
    const letter = plain.glyphs[1]?.bbox;
    expect(drawn.bbox.maxX).toBeGreaterThanOrEqual(marksWidth + (letter?.maxX ?? 0));
    expect(drawn.advanceWidth).toBe(plain.advanceWidth);
    expect(drawn.path.commands.length).toBe(
      plain.glyphs.reduce((sum, { path }) => sum + path.commands.length, 0),
    );
  });
});
