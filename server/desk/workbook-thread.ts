import { parentPort } from 'node:worker_threads';
import writeExcel, { type SheetData } from 'write-excel-file/node';
import { type SheetCell, WORKBOOK_COLUMNS } from '../../contract/leads-file/lead-cells.ts';

const rows: SheetData = [WORKBOOK_COLUMNS.map(({ name }) => name)];

/** A text stays text, whatever it begins with: the library writes a formula only where it is told so. */
const showAs = (value: SheetCell, at: number) => {
  const format = WORKBOOK_COLUMNS[at]?.format;
  return format && value !== null ? { value, format } : value;
};

parentPort?.on('message', async (some: SheetCell[][] | null) => {
  if (some) {
    rows.push(...some.map((cells) => cells.map(showAs)));
    return;
  }
  const workbook = writeExcel(rows, {
    sheet: 'Leads',
    columns: WORKBOOK_COLUMNS.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  });
  parentPort?.postMessage(await workbook.toBuffer());
});
