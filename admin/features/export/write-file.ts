import type { ExportFormat } from '../../../contract/desk/export.ts';
import { FILE_TYPES } from '../../../contract/leads-file/file-name.ts';
import type { ExportedLead } from '../../../contract/leads-file/lead-cells.ts';
import { CSV_HEAD, writeCsvLines } from '../../../contract/leads-file/leads-csv.ts';

/** Leads that are written at one go: a fraction of a frame, so that the page stays alive beside it. */
const SLICE = 200;

export interface Writing {
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
