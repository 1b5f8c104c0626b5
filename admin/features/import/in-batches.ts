import { NEW_LEAD_LIMITS } from '../../../contract/desk/new-lead.ts';
import { LIMITS } from '../../../contract/limits.ts';

/** The server takes no larger requests (`LIMITS.enquiryBody`), with some room for what stands around the rows. */
const MAX_BYTES = LIMITS.enquiryBody - 8 * 1024;
const encoder = new TextEncoder();

/** Parts that fit into one request. */
export function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  let batch: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    const size = encoder.encode(JSON.stringify(item)).length + 1;
    if (batch.length === NEW_LEAD_LIMITS.rows || (bytes + size > MAX_BYTES && batch.length > 0)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(item);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
