import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A database that hangs gives no fault of its own. Work that comes too late goes on and may still
 * succeed: only what can be done twice may be asked for like this.
 * @param patience milliseconds
 * @throws a fault that counts as an absence of the database
 */
export async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  const over = new AbortController();
  const tooLate = sleep(patience, undefined, { signal: over.signal }).then(() => {
    const fault = new Error(`The database did not answer within ${patience} ms.`);
    throw Object.assign(fault, { code: 'ETIMEDOUT' });
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    over.abort();
    tooLate.catch(() => {});
  }
}
