import * as v from 'valibot';
import {
  begunExportSchema,
  EXPORT_FILE,
  type ExportFormat,
  exportProgressSchema,
} from '../../../contract/desk/export.ts';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { newId } from '../../../contract/reference.ts';
import type { ToastMessage } from '../../../ui/toast/toast.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { answerStatus, isSessionRefused } from '../../shared/backend/desk-error.ts';
import { AnswerError } from '../../shared/backend/read-answer.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';

interface Writing {
  onProgress: (written: number) => void;
  signal: AbortSignal;
}

/** Milliseconds between two questions how far the file is. */
const PAUSE = 400;

/**
 * Has the browser fetch a begun export as a file, which it saves to the disk while it comes, and says how far it is.
 */
async function followFile(
  id: string,
  ticket: string,
  { onProgress, signal }: Writing,
): Promise<void> {
  const { hasFailed, remove } = openFile(ticket);
  try {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const progress = await callDesk('export_progress', { export: id }, exportProgressSchema);
      signal.throwIfAborted();
      onProgress(progress.written);
      if (progress.is_whole) return;
      if (progress.is_over || hasFailed()) throw new Error('the file broke off');
    }
  } finally {
    remove();
  }
}

/**
 * Posts the ticket as a form whose answer is a file. In a frame of its own: an answer that is no file, or none at all,
 * would take the place of the desk.
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

export class BrokenExport extends Error {
  override readonly name = 'BrokenExport';
  readonly written: number;

  constructor(written: number, cause: unknown) {
    super('The export did not come to its end.', { cause });
    this.written = written;
  }
}

/**
 * Saves the leads of a list as a file, which our own server sends; the audit log knows of it before the first lead
 * is read.
 */
export async function saveLeads(
  { format, filter, withNoContact }: Export,
  { onProgress, signal }: Writing,
): Promise<number> {
  let written = 0;
  let begun: string | undefined;
  try {
    const { export: id, ticket } = await callDesk(
      'begin_export',
      { filter, format, with_no_contact: withNoContact },
      begunExportSchema,
    );
    begun = id;
    await followFile(id, ticket, {
      signal,
      onProgress: (count) => {
        written = count;
        onProgress(count);
      },
    });
    return written;
  } catch (error) {
    // The server stops writing; where it cannot be told, retention ends the export.
    if (begun) void callDesk('end_export', { export: begun }, v.nullish(v.null())).catch(() => {});
    signal.throwIfAborted();
    throw new BrokenExport(written, error);
  }
}

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

/** Saves every lead of the list as CSV, those that nobody may contact with their marks; a failure says why. */
export async function downloadCsv(): Promise<void> {
  const whole = { filter: {}, withNoContact: true, format: 'csv' } as const;
  const unbroken = { onProgress: () => {}, signal: new AbortController().signal };
  await saveLeads(whole, unbroken).catch((error: unknown) => {
    if (!(error instanceof BrokenExport)) throw error;
    if (!isSessionRefused(error.cause)) showToast(describeBrokenExport(error));
  });
}
