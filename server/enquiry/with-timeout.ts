/**
 * Rejects when a hanging database has not answered in time. The work itself goes on and may still
 * succeed, so use this only for work that may be repeated.
 * @throws an error that `isAway` recognises
 */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`The database did not answer within ${timeoutMs} ms.`);
      reject(Object.assign(error, { code: 'ETIMEDOUT' }));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
