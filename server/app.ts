import { Hono } from 'hono';
import type { Logger } from 'pino';
import { EXPORT_FILE } from '../contract/desk/export.ts';
import { LIMITS } from '../contract/limits.ts';
import { ROUTES } from '../contract/routes.ts';
import type { AppEnv } from './context.ts';
import { answerErrors } from './middleware/answer-error.ts';
import { limitBody } from './middleware/body-limit.ts';
import { findClientAddress } from './middleware/client-address.ts';
import { compressJson } from './middleware/compress-json.ts';
import { setDataHeaders } from './middleware/data-headers.ts';
import { giveRequestId, logRequests } from './middleware/request-log.ts';
import type { WarnOfProxy } from './middleware/untrusted-proxy.ts';
import { serveSite } from './static/serve-site.ts';
import type { StaticSite } from './static/site.ts';

/** The parts of the application; start-server.ts opens the real ones, tests give their own. */
export interface AppParts {
  site: StaticSite;
  auth: Hono<AppEnv>;
  rest: Hono<AppEnv>;
  /** The functions that hosted Supabase runs under Deno. */
  functions: Hono<AppEnv>;
  /** Answers begun exports as files. */
  exports: Hono<AppEnv>;
  isHealthy: () => Promise<boolean>;
  /** Number of proxies in front, see findClientAddress. */
  trustProxy: number;
  warnOfProxy?: WarnOfProxy;
  log: Logger;
}

const DATA_ROUTES = ['/auth/v1/*', '/rest/v1/*', '/functions/v1/*', '/healthz', EXPORT_FILE];

/** Builds the whole HTTP application without a port: `app.request('/about')` works at once. */
export function buildApp(parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerErrors(parts.log));
  app.use(
    giveRequestId(),
    logRequests(parts.log),
    findClientAddress(parts.trustProxy, parts.warnOfProxy),
  );
  for (const route of DATA_ROUTES) {
    app.use(route, setDataHeaders(parts.site));
    app.use(route, limitBody(LIMITS.enquiryBody));
  }
  app.use('/rest/v1/*', compressJson());
  app.get('/healthz', async (c) => {
    const isHealthy = await parts.isHealthy();
    return c.json({ status: isHealthy ? 'ok' : 'unavailable' }, isHealthy ? 200 : 503);
  });
  app.route('/auth/v1', parts.auth);
  app.route('/rest/v1', parts.rest);
  app.route('/', parts.functions);
  app.route(EXPORT_FILE, parts.exports);
  for (const route of DATA_ROUTES) {
    app.all(route, (c) =>
      c.json({ code: 'not_found', message: 'There is nothing at this address.' }, 404),
    );
  }
  // An address that people can read out; the desk takes the lead from the fragment.
  app.get('/admin/leads/:reference{YC-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}}', (c) => {
    const location = `${ROUTES.admin}#leads/${c.req.param('reference').toUpperCase()}`;
    return new Response(null, { status: 302, headers: { ...parts.site.baseHeaders, location } });
  });
  app.all('*', serveSite(parts.site));
  return app;
}
