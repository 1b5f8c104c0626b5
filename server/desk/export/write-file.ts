import type { ExportedLead } from '../../../contract/leads-file/lead-cells.ts';
import { CSV_HEAD, writeCsvLines } from '../../../contract/leads-file/leads-csv.ts';
import type { OpenedExport } from './read-pages.ts';

/** Bytes of a piece: fewer, larger pieces cost less on the way. */
const MIN_PIECE = 64_000;

/** Leads as the bytes of a file, as fast as whoever reads them. */
export async function* writeFile(
  format: OpenedExport['format'],
  leads: AsyncIterable<ExportedLead[]>,
): AsyncGenerator<Uint8Array> {
  if (format === 'csv') {
    let text = CSV_HEAD;
    for await (const some of leads) {
      text += writeCsvLines(some);
      if (text.length < MIN_PIECE) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text);
    return;
  }
  // A library that nothing else of the server needs.
  const { writeXlsx } = await import('../../../contract/leads-file/leads-xlsx.ts');
  yield* writeXlsx(leads);
}
