import { formatNumber } from '../../../contract/desk/rupees.ts';
import type { FileTable } from './read-table.ts';

/** What of the file is not read: rows above the table, other sheets. */
export function LeftOut({ table: { leftOut } }: { table: FileTable }) {
  return (
    <>
      {leftOut.rows > 0 && <p>Left out: {countRows(leftOut.rows)} above the column names.</p>}
      {leftOut.sheets.length > 0 && <p>Sheets left out: {leftOut.sheets.join(', ')}.</p>}
    </>
  );
}

/** @returns `1 row`, `12,345 rows`. */
export const countRows = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;
