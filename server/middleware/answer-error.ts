import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { AppEnv } from '../context.ts';

/**
 * Handles every uncaught error. An HTTPException is answered as it is; anything else is a defect:
 * it is logged with the request's id, and the visitor gets that id and no details.
 */
export function answerErrors(log: Logger): ErrorHandler<AppEnv> {
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
