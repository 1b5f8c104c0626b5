import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../context.ts';

/** Paths are cut at this length; none of ours is longer. */
const MAX_PATH_LENGTH = 200;

/** A log record of a request; nothing says who sent it or what was in it. */
interface RequestRecord {
  id: string;
  method: string;
  /** Without the query, which may hold tokens. */
  path: string;
  status: number;
  ms: number;
}

function writeRequest(log: Logger, record: RequestRecord): void {
  const line = {
    ...record,
    path: record.path.slice(0, MAX_PATH_LENGTH),
    ms: Math.round(record.ms * 10) / 10,
  };
  const isRoutine = record.path === '/healthz' && record.status === 200;
  if (record.status >= 500) log.error(line, 'request');
  else log[isRoutine ? 'debug' : 'info'](line, 'request');
}

/** Gives every request an id and returns it in a header, so that a visitor can quote it. */
export function giveRequestId(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const id = randomUUID();
    c.set('requestId', id);
    await next();
    c.header('x-request-id', id);
  };
}

export function logRequests(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const { method, path } = c.req;
    const ms = performance.now() - started;
    writeRequest(log, { id: c.get('requestId'), method, path, status: c.res.status, ms });
  };
}
