import { FILE_TYPES } from '../../../contract/leads-file/file-name.ts';
import { BYTE_ORDER_MARK, writeLine } from '../../../contract/leads-file/leads-csv.ts';
import { saveTextFile } from '../../shared/file/save-file.ts';
import { REASON_COLUMN } from './map-columns.ts';
import type { RefusedRow } from './read-rows.ts';
import type { FileTable } from './read-table.ts';

/** @returns the refused rows as they were, each with its reason in a last column, which an import skips */
export function writeRefused({ columns, rows }: FileTable, refused: readonly RefusedRow[]): string {
  const reasons = new Map(refused.map(({ number, reason }) => [number, reason]));
  // Of a file that was mended before, its old reasons.
  const kept = columns.flatMap((column, at) => (column === REASON_COLUMN ? [] : [at]));
  const pick = (cells: readonly string[]) => kept.map((at) => cells[at] ?? '');
  const lines = rows.flatMap(({ number, cells }) => {
    const reason = reasons.get(number);
    return reason === undefined ? [] : [writeLine([...pick(cells), reason])];
  });
  return BYTE_ORDER_MARK + writeLine([...pick(columns), REASON_COLUMN]) + lines.join('');
}

/** Offers them as a file to mend. @param name of the file that they come from */
export const saveRefused = (name: string, table: FileTable, refused: readonly RefusedRow[]): void =>
  saveTextFile(
    `refused-${name.replace(/\.\w+$/, '')}.csv`,
    FILE_TYPES.csv,
    writeRefused(table, refused),
  );
