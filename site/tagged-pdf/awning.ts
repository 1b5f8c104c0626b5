import { INKS, SHEET } from './sheet.ts';

/** The striped awning of our stalls along the upper edge of a page; lengths in points. */
export function drawAwning(
  pen: PDFKit.PDFDocument,
  { drop, scallop }: { drop: number; scallop: number },
): void {
  const count = Math.ceil(SHEET.width / scallop);
  for (let place = 0; place < count; place += 1) {
    const x = place * scallop;
    const colour = place % 2 === 0 ? INKS.action : INKS.onNight;
    pen.rect(x, 0, scallop, drop).fill(colour);
    pen.circle(x + scallop / 2, drop, scallop / 2).fill(colour);
  }
}
