import { type Face, splitByFace } from './faces.ts';

/** What the room of a text depends on; sizes in points. */
export interface Measure {
  face: Face;
  size: number;
  /** Line height as a multiple of the size. */
  leading: number;
  /** Room behind each letter. */
  spacing?: number;
}

export type Setting = Measure & { colour: string };

const widths = new Map<string, number>();

export function widthOf(text: string, { face, size, spacing = 0 }: Measure): number {
  const key = `${face.name}\n${text}`;
  const width =
    widths.get(key) ??
    splitByFace(text, face).reduce(
      (sum, run) => sum + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm,
      0,
    );
  widths.set(key, width);
  return width * size + spacing * text.length;
}

/** Breaks a text at its spaces so that no line is wider than `width`; a longer word has a line of its own. */
export function breakLines(text: string, setting: Measure, width: number): string[] {
  const lines: string[] = [];
  let used = 0;
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const more = widthOf(` ${word}`, setting);
    if (lines.length > 0 && used + more <= width) {
      lines[lines.length - 1] += ` ${word}`;
      used += more;
    } else {
      lines.push(word);
      used = widthOf(word, setting);
    }
  }
  return lines;
}

export const heightOf = (lines: readonly string[], { size, leading }: Measure): number =>
  lines.length * size * leading;

/** Writes lines below each other, `y` being the upper edge of the first. @returns the lower edge of the last */
export function drawLines(
  pen: PDFKit.PDFDocument,
  lines: readonly string[],
  setting: Setting,
  { x, y }: { x: number; y: number },
): number {
  const { face, size, colour, spacing = 0 } = setting;
  const step = size * setting.leading;
  const { ascent, descent, unitsPerEm } = face.font;
  const base = step / 2 + (size * (ascent + descent)) / unitsPerEm / 2;
  lines.forEach((line, index) => {
    let left = x;
    // The space behind a line keeps its last word apart from the next when words are read aloud or copied.
    for (const { text, name, font, language } of splitByFace(`${line} `, face)) {
      // pdfkit takes an opened font, which its types leave out.
      pen.font(font as unknown as PDFKit.Mixins.PDFFontSource, name);
      pen.fontSize(size).fillColor(colour);
      if (language) pen.markContent('Span', { lang: language });
      pen.text(text, left, y + index * step + base, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: spacing,
      });
      if (language) pen.endMarkedContent();
      left += pen.widthOfString(text, { characterSpacing: spacing });
    }
  });
  return y + lines.length * step;
}
