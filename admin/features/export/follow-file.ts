import * as v from 'valibot';
import { EXPORT_FILE, exportProgressSchema } from '../../../contract/desk/export.ts';
import { newId } from '../../../contract/reference.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import type { Writing } from './write-file.ts';

/** Milliseconds between two questions how far the file is. */
const PAUSE = 400;

/**
 * Has the browser fetch a begun export as a file, which it saves to the disk while it comes, and says how far it is.
 * @param ticket opens the file once
 * @throws what the questions throw, the signal's reason, and an error for a file that broke off
 */
export async function followFile(
  id: string,
  ticket: string,
  { onProgress, signal }: Writing,
): Promise<void> {
  const { hasFailed, remove } = openFile(ticket);
  try {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      signal.throwIfAborted();
      const progress = await callDesk('export_progress', { export: id }, exportProgressSchema);
      onProgress(progress.written);
      if (progress.is_whole) return;
      if (progress.is_over || hasFailed()) throw new Error('the file broke off');
    }
  } finally {
    remove();
  }
}

/** Ends an export: the server stops writing. Whoever cannot be told leaves it to retention. */
export const endExport = (id: string, isWhole: boolean): Promise<null | undefined> =>
  callDesk('end_export', { export: id, is_whole: isWhole }, v.nullish(v.null())).then(
    () => null,
    () => null,
  );

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
