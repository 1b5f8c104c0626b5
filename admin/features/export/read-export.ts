import { EXPORT_PAGE, type ExportPage, exportPageSchema } from '../../../contract/desk/export.ts';
import { type ExportedLead, readLead } from '../../../contract/leads-file/lead-cells.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';

/**
 * The leads of a begun export in its order, page by page; the next page is on its way while one is written.
 * @param id of the export
 * @throws DeskError, AnswerError
 */
export async function* readExport(id: string): AsyncGenerator<ExportedLead[]> {
  const ask = async (after?: string) =>
    callDesk(
      'desk_export',
      { export: id, at_most: EXPORT_PAGE, ...(after && { after }) },
      exportPageSchema,
    );
  let coming: Promise<ExportPage> | undefined = ask();
  while (coming) {
    const page: ExportPage = await coming;
    coming = page.next === null ? undefined : ask(page.next);
    // Whoever stops here does not wait for it.
    coming?.catch(() => {});
    yield page.rows.map((cells) => readLead(page.columns, cells));
  }
}
