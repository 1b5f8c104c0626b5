import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from '../context.ts';
import { AuthError } from './auth-error.ts';
import { QueueFullError } from './passwords/semaphore.ts';
import type { AuthService } from './service.ts';

function toAuthError(error: Error): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof QueueFullError) {
    const message = 'Request rate limit reached';
    return new AuthError(429, 'over_request_rate_limit', message, { retryAfter: 2 });
  }
  const message = 'Unexpected failure, please check server logs for more information';
  return new AuthError(500, 'unexpected_failure', message);
}

/** The loggable parts of an error: errors of pg also carry query parameters and row values. */
function describe(error: Error) {
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, message: error.message, code, stack: error.stack };
}

/** Turns anything that an endpoint threw into an answer; only defects are logged. */
export function answerAuthErrors(log: AuthService['log']) {
  return (error: Error, c: Context<AppEnv>): Response => {
    if (error instanceof HTTPException) return error.getResponse();
    const answer = toAuthError(error);
    if (answer.status >= 500 && !(error instanceof AuthError)) {
      log.error({ error: describe(error), requestId: c.get('requestId') }, 'auth request failed');
    }
    return answer.toResponse(c.req.raw);
  };
}
