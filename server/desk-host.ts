import type { MiddlewareHandler } from 'hono';
import { CALENDAR_ENDPOINT, isDeskPage } from '../contract/desk/desk-paths.ts';
import { ENQUIRY_ENDPOINT } from '../contract/paths.ts';
import { DESK_WORKER, ROUTES } from '../contract/routes.ts';
import type { AppEnv } from './context.ts';
import type { Env } from './env.ts';
import type { StaticSite } from './static/site.ts';
import { decodePath } from './static/site.ts';

/** On both hosts: what every page loads, and the health check. The desk's test enquiry takes the form's own way. */
const SHARED =
  /^\/(assets\/.+|icon[\w-]*\.(svg|png)|apple-touch-icon\.png|favicon\.ico|manifest\.webmanifest|healthz)$/;
const DESK_DATA = /^\/(auth\/v1|rest\/v1|desk)(\/|$)/;
const DATA = /^\/(auth\/v1|rest\/v1|desk|functions\/v1)(\/|$)/;

const belongsToDesk = (path: string): boolean =>
  isDeskPage(path) || DESK_DATA.test(path) || path === DESK_WORKER || path === CALENDAR_ENDPOINT;

export type FindElsewhere = (host: string | undefined, path: string) => string | undefined;

/** `X-Forwarded-Host` is not read: a page's script may set it, and never `Host`. */
export function splitHosts({ siteUrl, deskUrl }: Pick<Env, 'siteUrl' | 'deskUrl'>) {
  if (deskUrl === siteUrl) return undefined;
  const desk = new URL(deskUrl);
  return (host: string | undefined, path: string): string | undefined => {
    if (SHARED.test(path) || path === ENQUIRY_ENDPOINT) return undefined;
    const isAtDesk = URL.parse(`${desk.protocol}//${host}`)?.host === desk.host;
    if (isAtDesk && path === ROUTES.home) return deskUrl + ROUTES.admin;
    if (belongsToDesk(path) === isAtDesk) return undefined;
    return (isAtDesk ? siteUrl : deskUrl) + encodeURI(path);
  };
}

/** Leads a page's reader to the host that has the page, and refuses data that is asked of the wrong host. */
export function keepHostsApart(
  findElsewhere: FindElsewhere,
  site: Pick<StaticSite, 'baseHeaders'>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    // As routes read the path, and as files are found: they decode differently.
    const paths = [c.req.path, decodePath(pathname) ?? c.req.path];
    const elsewhere = paths
      .map((path) => findElsewhere(c.req.header('host'), path))
      .find((address) => address !== undefined);
    if (!elsewhere) return next();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead || paths.some((path) => DATA.test(path))) {
      const body = { code: 'not_found', message: 'There is nothing at this address.' };
      return c.json(body, 404, { ...site.baseHeaders, 'cache-control': 'no-store' });
    }
    const headers = {
      ...site.baseHeaders,
      'cache-control': 'no-store',
      location: elsewhere + search,
      // A session and leads that a browser kept while site and desk shared this origin.
      ...(paths.some(isDeskPage) && { 'clear-site-data': '"storage"' }),
    };
    return new Response(null, { status: 302, headers });
  };
}
