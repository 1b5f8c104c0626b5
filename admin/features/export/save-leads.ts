import * as v from 'valibot';
import {
  begunExportSchema,
  EXPORT_FILE,
  EXPORT_PAGE,
  type ExportFormat,
  type ExportPage,
  exportPageSchema,
  exportProgressSchema,
} from '../../../contract/desk/export.ts';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { FILE_TYPES, nameLeadsFile } from '../../../contract/leads-file/file-name.ts';
import { type ExportedLead, readLead } from '../../../contract/leads-file/lead-cells.ts';
import { CSV_HEAD, writeCsvLines } from '../../../contract/leads-file/leads-csv.ts';
import { newId } from '../../../contract/reference.ts';
import type { ToastMessage } from '../../../ui/toast/toast-store.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { answerStatus } from '../../shared/backend/desk-error.ts';
import { AnswerError } from '../../shared/backend/read-answer.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { saveFile } from '../../shared/save-file.ts';
import { now } from '../../shared/time/now.ts';

/** Leads that are written at one go: a fraction of a frame, so that the page stays alive beside it. */
const SLICE = 200;

interface Writing {
  /** Told after each slice how many leads were written so far. */
  onProgress: (written: number) => void;
  signal: AbortSignal;
}

/**
 * Writes pages of leads as one file. Parts are handed to the browser as they come, which keeps large ones on the
 * disk.
 * @throws what reading the pages throws, and the signal's reason
 */
export async function writeFile(
  format: ExportFormat,
  pages: AsyncIterable<ExportedLead[]>,
  writing: Writing,
): Promise<Blob> {
  const slices = slice(pages, writing);
  const parts = format === 'csv' ? writeCsv(slices) : writeWorkbook(slices);
  const blobs: Blob[] = [];
  for await (const part of parts) blobs.push(new Blob([part]));
  return new Blob(blobs, { type: FILE_TYPES[format] });
}

/** Gives the page its turn after each slice; a timer would sleep four milliseconds each time. */
async function* slice(
  pages: AsyncIterable<ExportedLead[]>,
  { onProgress, signal }: Writing,
): AsyncGenerator<ExportedLead[]> {
  let written = 0;
  for await (const page of pages) {
    for (let at = 0; at < page.length; at += SLICE) {
      signal.throwIfAborted();
      const leads = page.slice(at, at + SLICE);
      yield leads;
      written += leads.length;
      onProgress(written);
      await nextTurn();
    }
  }
  signal.throwIfAborted();
}

function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

async function* writeCsv(slices: AsyncIterable<ExportedLead[]>): AsyncGenerator<string> {
  let text = CSV_HEAD;
  for await (const leads of slices) {
    text += writeCsvLines(leads);
    if (text.length < MIN_PART) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Characters of a part: fewer, larger parts cost the browser less. */
const MIN_PART = 1_000_000;

async function* writeWorkbook(
  slices: AsyncIterable<ExportedLead[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('../../../contract/leads-file/leads-xlsx.ts');
  const reader = writeXlsx(slices).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield new Uint8Array(value);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/**
 * The leads of a begun export in its order, page by page; the next page is on its way while one is written.
 * @param id of the export
 * @throws DeskError, AnswerError
 */
async function* readExport(id: string): AsyncGenerator<ExportedLead[]> {
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
const endExport = (id: string, isWhole: boolean): Promise<null | undefined> =>
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
