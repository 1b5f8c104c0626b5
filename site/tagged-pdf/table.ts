import type { Paper } from './paper.ts';
import { COLUMN, INKS, SETTINGS, type Setting, SHEET } from './sheet.ts';
import { breakLines, drawLines, heightOf } from './typeset.ts';

export interface TableContent {
  head: readonly string[];
  /** The first cell of a row is its head. */
  rows: readonly (readonly string[])[];
  /** Share of the line that each column has; together 1. */
  shares: readonly number[];
}

const PAD = { x: 8, y: 6 } as const;

/** Writes a table with its heads; on a following page they stand again, for eyes alone. */
export function addTable(paper: Paper, { head, rows, shares }: TableContent): void {
  const table = paper.group('Table');
  const columns = shares.map((share, index) => ({
    x: SHEET.margin + COLUMN * shares.slice(0, index).reduce((sum, one) => sum + one, 0),
    width: COLUMN * share,
  }));

  const drawRow = (cells: readonly string[], isHead: boolean, isRepeated = false): void => {
    const settings = cells.map((_, index): Setting => {
      if (isHead) return SETTINGS.head;
      return index === 0 ? { ...SETTINGS.cell, cut: 'strong' } : SETTINGS.cell;
    });
    const lines = cells.map((cell, index) =>
      breakLines(
        paper.pen,
        cell,
        settings[index] ?? SETTINGS.cell,
        (columns[index]?.width ?? 0) - 2 * PAD.x,
      ),
    );
    const height =
      Math.max(...lines.map((one, index) => heightOf(one, settings[index] ?? SETTINGS.cell))) +
      2 * PAD.y;
    if (!isHead && paper.y + height > SHEET.bottom) {
      paper.addPage();
      drawRow(head, true, true);
    }
    const top = paper.y;
    paper.decorate((pen) => {
      if (isHead) pen.rect(SHEET.margin, top, COLUMN, height).fill(INKS.band);
      pen.moveTo(SHEET.margin, top + height).lineTo(SHEET.margin + COLUMN, top + height);
      pen.lineWidth(0.7).stroke(INKS.hairline);
    });
    const draw = (index: number) =>
      drawLines(paper.pen, lines[index] ?? [], settings[index] ?? SETTINGS.cell, {
        x: (columns[index]?.x ?? 0) + PAD.x,
        y: top + PAD.y,
      });
    if (isRepeated) {
      paper.decorate(() => {
        cells.forEach((_, index) => {
          draw(index);
        });
      });
    } else {
      const row = paper.pen.struct('TR');
      table.add(row);
      cells.forEach((_, index) => {
        const scope = isHead ? 'Column' : 'Row';
        const isHeader = isHead || index === 0;
        const options = isHeader ? { scope } : {};
        paper.mark(isHeader ? 'TH' : 'TD', row, () => draw(index), options);
      });
      row.end();
    }
    paper.y = top + height;
  };

  paper.keep(90);
  drawRow(head, true);
  for (const cells of rows) drawRow(cells, false);
  table.end();
  paper.y += 10;
}
