import { writeXlsxStream } from 'hucre/xlsx';
import { formatForSheet } from '../desk/indian-clock.ts';
import { COLUMNS, DATE_COLUMN, type ExportedLead, toCells } from './lead-cells.ts';

/** A sheet knows no time zone: a moment is written as the clock of India shows it. */
const toSheetDate = (time: string): Date => new Date(`${formatForSheet(time).replace(' ', 'T')}Z`);

const WIDTHS = [26, 30, 22, 16, 60, 20];

/**
 * Leads as a workbook, written while they come: names, numbers and messages as text, which is never run as a
 * formula; times of India as dates. A sheet that is full goes on in the next one.
 * @param rowsPerSheet for tests; Excel's limit otherwise
 */
export function writeXlsx(
  leads: AsyncIterable<ExportedLead>,
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

async function* toRows(leads: AsyncIterable<ExportedLead>) {
  for await (const lead of leads) yield toCells(lead, toSheetDate);
}
