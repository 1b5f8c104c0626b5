import { begunExportSchema, type ExportFormat } from '../../../contract/desk/export.ts';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { nameLeadsFile } from '../../../contract/leads-file/file-name.ts';
import type { ToastMessage } from '../../../ui/toast/toast-store.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { answerStatus } from '../../shared/backend/desk-error.ts';
import { AnswerError } from '../../shared/backend/read-answer.ts';
import { saveFile } from '../../shared/file/save-file.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { now } from '../../shared/time/now.ts';
import { endExport, followFile } from './follow-file.ts';
import { readExport } from './read-export.ts';
import { type Writing, writeFile } from './write-file.ts';

/** Which leads a file is to hold, and what kind of file it is. */
export interface Export {
  filter: ListFilter;
  /** Also those whose visitor took the enquiry back. */
  withNoContact: boolean;
  format: ExportFormat;
}

/** An export that ended before the last lead was written; no file was saved. */
export class BrokenExport extends Error {
  override readonly name = 'BrokenExport';
  readonly written: number;

  constructor(written: number, cause: unknown) {
    super('The export did not come to its end.', { cause });
    this.written = written;
  }
}

/**
 * Saves the leads of a list as a file; the audit log knows of it before the first lead is read. Our own server sends
 * the file; where the backend is hosted, pages are asked for and the file is written here.
 * @returns how many leads the file holds
 * @throws BrokenExport, and the signal's reason
 */
export async function saveLeads(
  { format, filter, withNoContact }: Export,
  { onProgress, signal }: Writing,
): Promise<number> {
  let written = 0;
  const writing = {
    signal,
    onProgress: (count: number) => {
      written = count;
      onProgress(count);
    },
  };
  let begun: string | undefined;
  try {
    const { export: id, ticket } = await callDesk(
      'begin_export',
      { filter, format, with_no_contact: withNoContact },
      begunExportSchema,
    );
    begun = id;
    if (import.meta.env.PUBLIC_SUPABASE_URL) {
      const file = await writeFile(format, readExport(id), writing);
      saveFile(nameLeadsFile(now(), written, format), file);
      await endExport(id, true);
    } else {
      await followFile(id, ticket, writing);
    }
    return written;
  } catch (error) {
    if (begun) void endExport(begun, false);
    signal.throwIfAborted();
    throw new BrokenExport(written, error);
  }
}

/** @returns why there is no file, in words for the administrator */
export function describeBrokenExport({ written, cause }: BrokenExport): ToastMessage {
  const why =
    cause instanceof AnswerError || answerStatus(cause)
      ? (cause as Error).message
      : 'The connection broke.';
  const far = written > 0 ? `It came as far as ${countLeads(written)}. ` : '';
  return {
    title: 'No file was saved',
    description: `${why} ${far}Try again.`,
    tone: 'destructive',
  };
}
