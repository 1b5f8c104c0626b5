import { type ErrorHandler, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { CONTENT_ENDPOINT } from '../contract/desk/content/content.ts';
import { DEMO_ENDPOINT } from '../contract/desk/desk-paths.ts';
import { EXPORT_FILE } from '../contract/desk/export.ts';
import { LIMITS } from '../contract/limits.ts';
import { ROUTES } from '../contract/routes.ts';
import type { AppEnv } from './context.ts';
import { type FindElsewhere, keepHostsApart } from './desk-host.ts';
import { requireCostClasses } from './gate/cost-classes.ts';
import { limitBody } from './middleware/body-limit.ts';
import { findClientAddress } from './middleware/client-address.ts';
import { giveRequestId, logRequests } from './middleware/request-log.ts';
import type { WarnOfProxy } from './middleware/untrusted-proxy.ts';
import { DATA_POLICY } from './policy/content-security-policy.ts';
import { serveSite } from './static/serve-site.ts';
import type { StaticSite } from './static/site.ts';
import { VERSION } from './version.ts';

// Dynamic answers are data, except a posted form’s page. `site` is read each time: a build may change headers.
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

function answerErrors(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const id = c.get('requestId');
    log.error({ id, err: error }, 'unexpected error');
    return c.json(
      {
        code: 'unexpected_failure',
        message: 'Something went wrong on our side. Please try again.',
        request_id: id,
      },
      500,
    );
  };
}

export interface AppParts {
  site: StaticSite;
  auth: Hono<AppEnv>;
  rest: Hono<AppEnv>;
  functions: Hono<AppEnv>;
  exports: Hono<AppEnv>;
  content?: {
    routes: Hono<AppEnv>;
    preview: { routes: Hono<AppEnv>; show: MiddlewareHandler<AppEnv> };
  };
  demo?: Hono<AppEnv> | undefined;
  findElsewhere?: FindElsewhere | undefined;
  gate: MiddlewareHandler<AppEnv>;
  isHealthy: () => Promise<boolean>;
  trustProxy: number;
  warnOfProxy?: WarnOfProxy;
  log: Logger;
}

const DATA_ROUTES = ['/auth/v1/*', '/rest/v1/*', '/functions/v1/*', '/healthz', EXPORT_FILE];
const CONTENT_ROUTES = [CONTENT_ENDPOINT, `${CONTENT_ENDPOINT}/*`];
/** A picture from a phone; everything else that the desk sends of content is far smaller. */
const CONTENT_BODY = 12 * 1024 * 1024 + 64 * 1024;

export function buildApp(parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerErrors(parts.log));
  app.use(
    giveRequestId(),
    logRequests(parts.log),
    findClientAddress(parts.trustProxy, parts.warnOfProxy),
  );
  if (parts.findElsewhere) app.use(keepHostsApart(parts.findElsewhere, parts.site));
  // A refusal by the gate has them too.
  for (const route of [...DATA_ROUTES, ...CONTENT_ROUTES, '/preview/*'])
    app.use(route, setDataHeaders(parts.site));
  app.use(parts.gate);
  for (const route of DATA_ROUTES) app.use(route, limitBody(LIMITS.requestBytes));
  for (const route of CONTENT_ROUTES) app.use(route, limitBody(CONTENT_BODY), compress());
  // Not for answers that hold a secret beside text of the request: their length would leak it (BREACH).
  app.use('/rest/v1/*', compress());
  app.get('/healthz', async (c) => {
    const isHealthy = await parts.isHealthy();
    return c.json(
      { status: isHealthy ? 'ok' : 'unavailable', version: VERSION },
      isHealthy ? 200 : 503,
    );
  });
  app.route('/auth/v1', parts.auth);
  app.route('/rest/v1', parts.rest);
  app.route('/', parts.functions);
  app.route(EXPORT_FILE, parts.exports);
  if (parts.demo) app.route(DEMO_ENDPOINT, parts.demo);
  if (parts.content) {
    app.route(CONTENT_ENDPOINT, parts.content.routes);
    app.route('/preview', parts.content.preview.routes);
  }
  for (const route of [...DATA_ROUTES, ...CONTENT_ROUTES])
    app.all(route, (c) =>
      c.json({ code: 'not_found', message: 'There is nothing at this address.' }, 404),
    );
  // An address that people can read out; the desk takes the lead from the fragment.
  app.get('/admin/leads/:reference{YC-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}}', (c) => {
    const location = `${ROUTES.admin}#leads/${c.req.param('reference').toUpperCase()}`;
    return new Response(null, { status: 302, headers: { ...parts.site.baseHeaders, location } });
  });
  if (parts.content) app.get('*', parts.content.preview.show);
  app.all('*', serveSite(parts.site));
  requireCostClasses(app.routes);
  return app;
}
