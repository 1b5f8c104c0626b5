import { setImmediate as nextTurn } from 'node:timers/promises';
import { EXPORT_PAGE, type ExportPage } from '../../contract/desk/export.ts';
import { type ExportedLead, readLead } from '../../contract/leads-file/lead-cells.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';

/** Leads that are written at one go: a few milliseconds, after which enquiries have their turn. */
const SLICE = 200;

/** A begun export, as its ticket opens it. */
export interface OpenedExport {
  export: string;
  format: 'csv' | 'xlsx';
  leads: number;
  /** Of the session that began it: whatever ends that session ends the file. */
  claims: Caller['claims'];
}

/**
 * The leads of a begun export, in small pieces; the next page is on its way while one is written.
 * @throws what the database throws once the session has ended, or the export is over
 */
export async function* readPages(
  database: Pick<Database, 'transactionAs' | 'statement'>,
  opened: OpenedExport,
): AsyncGenerator<ExportedLead[]> {
  const caller: Caller = { role: 'authenticated', claims: opened.claims };
  const ask = (after: string | null) =>
    database.transactionAs(caller, async (tx) => {
      // As text, so that it is parsed here and once.
      const { rows } = await tx.query('select public.desk_export($1, $2, $3)::text as page', [
        opened.export,
        after,
        EXPORT_PAGE,
      ]);
      return JSON.parse(rows[0]?.page ?? 'null') as ExportPage;
    });
  let written = 0;
  let coming: Promise<ExportPage> | undefined = ask(null);
  while (coming) {
    const { columns, rows, next }: ExportPage = await coming;
    coming = next === null ? undefined : ask(next);
    // Whoever stops here does not wait for it.
    coming?.catch(() => {});
    for (let at = 0; at < rows.length; at += SLICE) {
      yield rows.slice(at, at + SLICE).map((cells) => readLead(columns, cells));
      await nextTurn();
    }
    written += rows.length;
    const [noted] = await database.statement(
      'select private.note_export_progress($1, $2) as is_wanted',
      [opened.export, written],
    );
    if (!noted?.is_wanted) throw new Error('the export was ended');
  }
}
