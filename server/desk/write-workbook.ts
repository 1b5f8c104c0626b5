import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { INDIA_OFFSET_MS } from '../../contract/desk/indian-clock.ts';
import { type ExportedLead, toCells } from '../../contract/leads-file/lead-cells.ts';

/** A sheet knows no time zone: a moment is written as the clock of India shows it, in whole seconds. */
const toSheetDate = (time: string): Date =>
  new Date(Math.floor((Date.parse(time) + INDIA_OFFSET_MS) / 1000) * 1000);

// The library takes all rows at once and holds a whole processor while it writes, so it runs
// in a thread of its own.
export async function writeWorkbook(
  leads: AsyncIterable<readonly ExportedLead[]>,
): Promise<Uint8Array> {
  const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url));
  const written = once(thread, 'message');
  // Where the leads break off first, nobody waits for it.
  written.catch(() => {});
  try {
    for await (const some of leads)
      thread.postMessage(some.map((lead) => toCells(lead, toSheetDate)));
    thread.postMessage(null);
    const [workbook] = await written;
    return workbook;
  } finally {
    await thread.terminate();
  }
}
