/**
 * Classes and codes of PostgreSQL that speak of the server and not of the statement: connection (08),
 * resources (53), operator's intervention (57: shut down, starting up, crash), system (58), read-only
 * after a failover (25006), a transaction broken off (40), and a password or database that is being
 * exchanged (28, 3D).
 */
const AWAY = /^(?:08...|28...|3D...|53...|57...|58...|25006|40...)$/;

/** What Node and the pool say when nobody answers. */
const UNREACHABLE =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
const UNREACHABLE_WORDS =
  /connection terminated|timeout exceeded|read timeout|not queryable|cannot use a pool/i;

/**
 * @param error what a query or the pool threw
 * @returns whether the database could not be asked; the same statement may succeed later
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return AWAY.test(code) || UNREACHABLE.test(code);
  if (error instanceof AggregateError) return error.errors.some(isAway);
  return UNREACHABLE_WORDS.test(error.message);
}
