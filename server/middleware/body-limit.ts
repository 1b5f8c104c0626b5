import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../context.ts';

/** Refuses larger request bodies with 413 and JSON, whether or not they announce their size. */
export function limitBody(maxSize: number): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize,
    onError: (c) =>
      c.json(
        { code: 'request_too_large', message: `A request may hold at most ${maxSize} bytes.` },
        413,
      ),
  });
}
