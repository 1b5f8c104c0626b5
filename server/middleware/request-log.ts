import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../context.ts';

const MAX_PATH_LENGTH = 200;

/** Gives every request an id and returns it in a header, so that a visitor can quote it. */
export function giveRequestId(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const id = randomUUID();
    c.set('requestId', id);
    await next();
    c.header('x-request-id', id);
  };
}

/** Nothing says who sent a request or what was in it: the query may hold tokens. */
export function logRequests(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const { method, path } = c.req;
    const { status } = c.res;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const line = {
      id: c.get('requestId'),
      method,
      path: path.slice(0, MAX_PATH_LENGTH),
      status,
      ms,
    };
    const isRoutine = path === '/healthz' && status === 200;
    log[status >= 500 ? 'error' : isRoutine ? 'debug' : 'info'](line, 'request');
  };
}
