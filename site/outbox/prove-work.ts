import { ENTRY_PREFIX } from './outbox-entry.ts';
import { changeEntry, readEntries } from './outbox-storage.ts';
import { type EnquiryTarget, postJson } from './send-enquiry.ts';
import { underLock } from './under-lock.ts';

/**
 * Solves the server's proof-of-work challenge and sends the proof. Where the browser cannot (no Web Crypto
 * on plain HTTP addresses), the enquiry waits for a person's review.
 * @returns false when the network or the server failed, so that a retry may help
 */
export async function proveWork(
  submissionId: string,
  challenge: unknown,
  target: EnquiryTarget,
): Promise<boolean> {
  if (!crypto.subtle) return true;
  try {
    const { solveTask } = await import('./solve-task.ts');
    const proof = await solveTask(challenge);
    if (proof === undefined) return true;
    const answer = await postJson(target, { submissionId, proof });
    return answer.status < 500 && answer.status !== 429;
  } catch (error) {
    console.warn('The proof of work could not be sent.', error);
    return false;
  }
}

/** Solves every challenge that is open in the outbox, in one tab at a time. */
export async function proveKeptWork(storage: Storage, target: EnquiryTarget): Promise<void> {
  for (const { id, storedId = id, challenge } of readEntries(storage)) {
    if (!challenge) continue;
    await underLock(`${ENTRY_PREFIX}${id} proof`, 'leave', async () => {
      if (!(await proveWork(storedId, challenge, target))) return;
      changeEntry(storage, id, (entry) => ({ ...entry, challenge: undefined }));
    });
  }
}
