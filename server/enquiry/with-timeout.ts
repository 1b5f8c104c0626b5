import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Rejects when a hanging database has not answered in time. The work itself goes on and may still
 * succeed, so use this only for work that may be repeated.
 * @throws an error that `isAway` recognises
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
