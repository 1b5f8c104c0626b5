import { HTTPException } from 'hono/http-exception';

export type RefusalParts = [
  status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503,
  message: string,
  more?: { retryAfter?: number; [field: string]: unknown },
];

export function refusal(...parts: RefusalParts): HTTPException {
  const [status, message, { retryAfter, ...more } = {}] = parts;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  const res = Response.json({ message, ...more }, { status, headers });
  return new HTTPException(status, { message, res, cause: parts });
}
