import { ENTRY_PREFIX } from './outbox-entry.ts';
import { changeEntry, readEntries } from './outbox-storage.ts';
import { type EnquiryTarget, postJson } from './send-enquiry.ts';
import { underLock } from './under-lock.ts';

/** Loaded by its address, because a bundler's own loading would cost each page that has the form. */
const SOLVER = '/outbox/solve-task.js';
type Solver = typeof import('./solve-task.ts');

/**
 * Does the work that the server asked for and sends the proof. Where the browser cannot (no Web Crypto
 * on plain HTTP addresses), the enquiry waits for a person to look.
 * @returns false when the network or the server failed, so that another time may help
 */
export async function proveWork(
  submissionId: string,
  challenge: unknown,
  target: EnquiryTarget,
): Promise<boolean> {
  if (!crypto.subtle) return true;
  try {
    const { solveTask }: Solver = await import(/* @vite-ignore */ SOLVER);
    const proof = await solveTask(challenge);
    if (proof === undefined) return true;
    const answer = await postJson(target, { submissionId, proof });
    return answer.status < 500 && answer.status !== 429;
  } catch (fault) {
    console.warn('The proof of work could not be sent.', fault);
    return false;
  }
}

/** Proves all that the outbox still owes, one tab at a time. */
export async function proveKeptWork(storage: Storage, target: EnquiryTarget): Promise<void> {
  for (const { id, challenge } of readEntries(storage)) {
    if (!challenge) continue;
    await underLock(`${ENTRY_PREFIX}${id} proof`, 'leave', async () => {
      if (!(await proveWork(id, challenge, target))) return;
      changeEntry(storage, id, (entry) => ({ ...entry, challenge: undefined }));
    });
  }
}
