import { writeXlsxStream } from 'hucre/xlsx';
import { INDIA_OFFSET_MS } from '../desk/indian-clock.ts';
import { COLUMNS, DATE_COLUMN, type ExportedLead, toCells } from './lead-cells.ts';

/** A sheet knows no time zone: a moment is written as the clock of India shows it, in whole seconds. */
const toSheetDate = (time: string): Date =>
  new Date(Math.floor((Date.parse(time) + INDIA_OFFSET_MS) / 1000) * 1000);

const WIDTHS = [26, 30, 22, 16, 60, 20];

/**
 * Leads as a workbook, written while they come: names, numbers and messages as text, which is never run as a
 * formula; times of India as dates. A sheet that is full goes on in the next one.
 * @param leads in slices
 * @param rowsPerSheet for tests; Excel's limit otherwise
 */
export function writeXlsx(
  leads: AsyncIterable<readonly ExportedLead[]>,
  rowsPerSheet?: number,
): ReadableStream<Uint8Array> {
  return writeXlsxStream(toRows(leads), {
    name: 'Leads',
    columns: COLUMNS.map((header, at) => ({
      header,
      width: WIDTHS[at] ?? 20,
      ...(at === DATE_COLUMN && { numFmt: 'yyyy-mm-dd hh:mm:ss' }),
    })),
    freezePane: { rows: 1 },
    ...(rowsPerSheet && { maxRowsPerSheet: rowsPerSheet }),
  });
}

async function* toRows(leads: AsyncIterable<readonly ExportedLead[]>) {
  for await (const some of leads) for (const lead of some) yield toCells(lead, toSheetDate);
}
