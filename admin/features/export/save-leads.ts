import * as v from 'valibot';
import {
  begunExportSchema,
  EXPORT_FILE,
  type ExportFormat,
  exportProgressSchema,
} from '../../../contract/desk/export.ts';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { newId } from '../../../contract/reference.ts';
import { failed, showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { AnswerError, answerStatus, isSessionRefused } from '../../shared/backend/desk-error.ts';
import { tFilled } from '../../shared/language/filled.ts';
import { t } from '../../shared/language/language.ts';
import { tLeads } from '../../shared/lead/lead-count.ts';

/** Milliseconds between two questions how far the file is. */
const PAUSE = 400;

/**
 * Posts the ticket as a form whose answer is a file, which the browser saves to the disk while it comes. In a frame of
 * its own: an answer that is no file, or none at all, would take the place of the desk.
 */
function openFile(ticket: string) {
  const frame = document.createElement('iframe');
  frame.name = `file-${newId()}`;
  frame.hidden = true;
  frame.title = 'Download';
  document.body.append(frame);
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: EXPORT_FILE, target: frame.name, hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'ticket', value: ticket });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
  return {
    // A file is never shown, so a frame that shows something shows a refusal, or that nothing answered.
    hasFailed: () => !isEmpty(frame),
    // A frame that goes takes its download along only while the answer has not begun.
    remove: () => setTimeout(() => frame.remove(), 60_000),
  };
}

function isEmpty({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    return contentWindow?.location.href === 'about:blank';
  } catch {
    // What the browser shows in place of an answer belongs to another origin.
    return false;
  }
}

export interface Export {
  filter: ListFilter;
  withNoContact: boolean;
  format: ExportFormat;
}

/**
 * Saves the leads of a list as a file, which our own server sends; the audit log knows of it before the first lead
 * is read. A failure says why and how far it came.
 * @returns how many were saved; nothing where no file was
 */
export async function saveLeads(
  { format, filter, withNoContact }: Export,
  onProgress: (written: number) => void,
  signal: AbortSignal,
): Promise<number | undefined> {
  let written = 0;
  let begun: string | undefined;
  let file: ReturnType<typeof openFile> | undefined;
  try {
    const { export: id, ticket } = await callDesk(
      'begin_export',
      { filter, format, with_no_contact: withNoContact },
      begunExportSchema,
    );
    begun = id;
    file = openFile(ticket);
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const progress = await callDesk('export_progress', { export: id }, exportProgressSchema);
      signal.throwIfAborted();
      written = progress.written;
      onProgress(written);
      if (progress.is_whole) return written;
      if (progress.is_over || file.hasFailed()) throw new Error('the file broke off');
    }
  } catch (error) {
    // The server stops writing; where it cannot be told, retention ends the export.
    if (begun) void callDesk('end_export', { export: begun }, v.nullish(v.null())).catch(() => {});
    if (!signal.aborted && !isSessionRefused(error)) sayBroken(error, written);
    return undefined;
  } finally {
    file?.remove();
  }
}

function sayBroken(cause: unknown, written: number): void {
  const why =
    cause instanceof AnswerError || answerStatus(cause)
      ? tFilled((cause as Error).message)
      : t('The connection broke.');
  const far = written > 0 && tLeads(written, 'It came as far as {leads}.');
  showToast(failed('No file was saved', [why, far, t('Try again.')].filter(Boolean).join(' ')));
}

/** Saves every lead of the list as CSV, those that nobody may contact with their marks. */
export const downloadCsv = () =>
  saveLeads(
    { filter: {}, withNoContact: true, format: 'csv' },
    () => {},
    new AbortController().signal,
  );
