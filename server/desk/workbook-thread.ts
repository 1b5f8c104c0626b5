import { parentPort } from 'node:worker_threads';
import writeExcel from 'write-excel-file/node';
import { COLUMNS } from '../../contract/leads-file/lead-cells.ts';

const WIDTHS = [26, 30, 22, 16, 60, 20];

const rows: (string | Date)[][] = [COLUMNS];

parentPort?.on('message', async (some: (string | Date)[][] | null) => {
  if (some) {
    rows.push(...some);
    return;
  }
  const workbook = writeExcel(rows, {
    sheet: 'Leads',
    columns: COLUMNS.map((_, at) => ({ width: WIDTHS[at] ?? 20 })),
    dateFormat: 'yyyy-mm-dd hh:mm:ss',
    stickyRowsCount: 1,
  });
  parentPort?.postMessage(await workbook.toBuffer());
});
