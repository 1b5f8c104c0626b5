import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../context.ts';
import { DATA_POLICY } from '../policy/content-security-policy.ts';
import type { StaticSite } from '../static/site.ts';

/**
 * Sets the headers of dynamic answers: never cached, and with a policy that treats them as data,
 * except the HTML that a form without JavaScript gets back.
 * @param site its headers of every answer, and the policy of pages that the server fills in; asked for each answer,
 *   since a new build may change them
 */
export function setDataHeaders(
  site: Readonly<Pick<StaticSite, 'baseHeaders' | 'templatePolicy'>>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    for (const [name, value] of Object.entries(site.baseHeaders)) c.header(name, value);
    c.header('content-security-policy', isPage ? site.templatePolicy : DATA_POLICY);
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  };
}
