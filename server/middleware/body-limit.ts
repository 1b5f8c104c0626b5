import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../context.ts';

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
