import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './context.ts';
import type { Answer } from './process/listen.ts';
import { answerFromMemory } from './static/fast-path.ts';
import type { StaticSite } from './static/site.ts';

/** Puts the site's fast path before the application. */
export function answerRequests(app: Hono<AppEnv>, site: StaticSite, log: Logger): Answer {
  const answerByApp = getRequestListener(app.fetch);
  const isTalkative = log.isLevelEnabled('debug');
  return (request, response) => {
    if (!answerFromMemory(site, request, response)) {
      void answerByApp(request, response);
    } else if (isTalkative) {
      const { method, url = '' } = request;
      const [path] = url.split('?');
      log.debug({ method, path, status: response.statusCode }, 'file');
    }
  };
}
