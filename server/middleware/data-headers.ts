import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../context.ts';
import { DATA_POLICY } from '../policy/content-security-policy.ts';

/**
 * Sets the headers of dynamic answers: never cached, and with a policy that treats them as data,
 * except the HTML that a form without JavaScript gets back.
 * @param headers security headers of every answer
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
