import { HTTPException } from 'hono/http-exception';

export type RefusedStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;

/**
 * An answer that the desk shows as it is.
 * @param retryAfter seconds
 */
export function refusal(
  status: RefusedStatus,
  message: string,
  { retryAfter, ...more }: { retryAfter?: number; [field: string]: unknown } = {},
): HTTPException {
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return new HTTPException(status, {
    message,
    res: Response.json({ message, ...more }, { status, headers }),
  });
}
