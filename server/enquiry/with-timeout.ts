import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A database that hangs gives no error of its own. Work that comes too late goes on and may still
 * succeed: only what can be done twice may be asked for like this.
 * @throws an error that counts as an absence of the database
 */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const settled = new AbortController();
  const tooLate = sleep(timeoutMs, undefined, { signal: settled.signal }).then(() => {
    const error = new Error(`The database did not answer within ${timeoutMs} ms.`);
    throw Object.assign(error, { code: 'ETIMEDOUT' });
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    settled.abort();
    tooLate.catch(() => {});
  }
}
