// Connection (08), resources (53), shutdown or crash (57), system (58), read-only after a failover (25006),
// rollback (40), and a password or database that is being replaced (28, 3D).
const AWAY = /^(?:08...|28...|3D...|53...|57...|58...|25006|40...)$/;

const UNREACHABLE =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
const UNREACHABLE_WORDS =
  /connection terminated|timeout exceeded|read timeout|not queryable|cannot use a pool/i;

export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return AWAY.test(code) || UNREACHABLE.test(code);
  if (error instanceof AggregateError) return error.errors.some(isAway);
  return UNREACHABLE_WORDS.test(error.message);
}

/** The work goes on and may still succeed, so use this only for work that may be repeated. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`The database did not answer within ${timeoutMs} ms.`);
    reject(Object.assign(error, { code: 'ETIMEDOUT' }));
  }, timeoutMs);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
