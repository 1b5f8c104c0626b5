import { baselineOf, splitByFace } from './faces.ts';
import type { Setting } from './sheet.ts';

type Pen = PDFKit.PDFDocument;
type Look = Pick<Setting, 'cut' | 'size'>;

/** Width of a text on one line, in points. */
export function widthOf(pen: Pen, text: string, { cut, size }: Look): number {
  return splitByFace(text, cut).reduce(
    (sum, run) => sum + pen.font(run.face).fontSize(size).widthOfString(run.text),
    0,
  );
}

/** Breaks a text at its spaces so that no line is wider than `width`; a longer word has a line of its own. */
export function breakLines(pen: Pen, text: string, look: Look, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(pen, longer, look) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Height of so many lines. */
export const heightOf = (lines: readonly string[], { size, leading }: Setting): number =>
  lines.length * size * leading;

/** Writes lines below each other, `y` being the upper edge of the first. @returns the lower edge of the last */
export function drawLines(
  pen: Pen,
  lines: readonly string[],
  setting: Setting,
  { x, y }: { x: number; y: number },
): number {
  const step = setting.size * setting.leading;
  lines.forEach((line, index) => {
    let left = x;
    // The space behind a line keeps its last word apart from the next when words are read aloud or copied.
    for (const run of splitByFace(`${line} `, setting.cut)) {
      pen.font(run.face).fontSize(setting.size).fillColor(setting.colour);
      const top = y + index * step + (step - setting.size * 1.2) / 2;
      if (run.language) {
        pen.markContent('Span', { lang: run.language });
        const base = top + baselineOf(setting.cut) * setting.size;
        pen.text(run.text, left, base, { lineBreak: false, baseline: 'alphabetic' });
        pen.endMarkedContent();
      } else pen.text(run.text, left, top, { lineBreak: false });
      left += pen.widthOfString(run.text);
    }
  });
  return y + lines.length * step;
}
