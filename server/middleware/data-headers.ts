import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../context.ts';
import { DATA_POLICY } from '../policy/content-security-policy.ts';

/**
 * Headers of answers that are made for one request: never stored by a cache, and never more than
 * data, except the HTML that a form without JavaScript gets back.
 * @param headers every answer's security headers
 * @param templatePolicy Content-Security-Policy of pages that the server fills in
 */
export function setDataHeaders(
  headers: Readonly<Record<string, string>>,
  templatePolicy: string,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header('content-security-policy', isPage ? templatePolicy : DATA_POLICY);
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  };
}
