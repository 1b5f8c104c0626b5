import { EXPORT_PAGE, type ExportPage, exportPageSchema } from '../../../contract/desk/export.ts';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import type { ExportedLead } from './lead-cells.ts';

/** Which leads a file is to hold. */
export interface ExportChoice {
  filter: ListFilter;
  /** Also those whose visitor took the enquiry back. */
  withNoContact: boolean;
}

/**
 * The leads of a list in its order, page by page; the next page is on its way while one is written.
 * @throws DeskError, AnswerError
 */
export async function* readExport({
  filter,
  withNoContact,
}: ExportChoice): AsyncGenerator<ExportedLead[]> {
  const ask = async (after?: string) =>
    callDesk(
      'desk_export',
      {
        filter,
        with_no_contact: withNoContact,
        at_most: EXPORT_PAGE,
        ...(after && { after }),
      },
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

const readLead = (columns: readonly string[], cells: readonly unknown[]): ExportedLead =>
  Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as unknown as ExportedLead;
