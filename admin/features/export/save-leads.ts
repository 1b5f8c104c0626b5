import { type ExportFormat, exportSizeSchema } from '../../../contract/desk/export.ts';
import type { ToastMessage } from '../../../ui/toast/toast-store.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { answerStatus } from '../../shared/backend/desk-error.ts';
import { AnswerError } from '../../shared/backend/read-answer.ts';
import { saveFile } from '../../shared/file/save-file.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { type ExportChoice, readExport } from './read-export.ts';
import { nameLeadsFile, type Writing, writeFile } from './write-file.ts';

export interface Export extends ExportChoice {
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
 * Saves the leads of a list as a file, once all of it is written; the audit log knows of it before the first
 * lead is read.
 * @returns how many leads the file holds
 * @throws BrokenExport, and the signal's reason
 */
export async function saveLeads(
  { format, ...choice }: Export,
  { onProgress, signal }: Writing,
): Promise<number> {
  let written = 0;
  try {
    await callDesk(
      'begin_export',
      { filter: choice.filter, format, with_no_contact: choice.withNoContact },
      exportSizeSchema,
    );
    const file = await writeFile(format, readExport(choice), {
      signal,
      onProgress: (count) => {
        written = count;
        onProgress(count);
      },
    });
    saveFile(nameLeadsFile(Date.now(), written, format), file);
    return written;
  } catch (error) {
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
