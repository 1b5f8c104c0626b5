import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from '../context.ts';
import { AuthError, tooManyRequests } from './auth-error.ts';
import {
  challengeFactor,
  enrollFactor,
  unenrollFactor,
  verifyFactor,
} from './endpoints/factors.ts';
import { recover, resend, verifyLink } from './endpoints/mail-links.ts';
import { refreshSession, signInWithPassword, signOut } from './endpoints/sign-in.ts';
import { showUser, signUp, updateUser } from './endpoints/user.ts';
import { refuseApiKey } from './identify-caller.ts';
import { buildRateGuard } from './limits.ts';
import { loadAuthMails } from './mails.ts';
import { openPasswords, QueueFullError } from './passwords.ts';
import { limitBody } from './requests.ts';
import type { AuthDependencies, AuthService } from './service.ts';

type Endpoint = (service: AuthService, c: Context<AppEnv>) => Promise<object | undefined>;

const GRANTS: ReadonlyMap<string, Endpoint> = new Map([
  ['password', signInWithPassword],
  ['refresh_token', refreshSession],
]);

const issueToken: Endpoint = (service, c) => {
  const grant = GRANTS.get(c.req.query('grant_type') ?? '');
  if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  return grant(service, c);
};

const ENDPOINTS: readonly (readonly [method: string, path: string, Endpoint])[] = [
  ['POST', '/signup', signUp],
  ['POST', '/token', issueToken],
  ['GET', '/user', showUser],
  ['PUT', '/user', updateUser],
  ['POST', '/logout', signOut],
  ['POST', '/recover', recover],
  ['POST', '/resend', resend],
  ['POST', '/verify', verifyLink],
  ['POST', '/factors', enrollFactor],
  ['POST', '/factors/:id/challenge', challengeFactor],
  ['POST', '/factors/:id/verify', verifyFactor],
  ['DELETE', '/factors/:id', unenrollFactor],
];

function toAuthError(error: Error): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof QueueFullError) return tooManyRequests(2);
  const message = 'Unexpected failure, please check server logs for more information';
  return new AuthError(500, 'unexpected_failure', message);
}

function describe(error: Error) {
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, message: error.message, code, stack: error.stack };
}

export function answerAuthErrors(log: AuthService['log']) {
  return (error: Error, c: Context<AppEnv>): Response => {
    if (error instanceof HTTPException) return error.getResponse();
    const answer = toAuthError(error);
    if (answer.status >= 500 && !(error instanceof AuthError))
      log.error({ error: describe(error), requestId: c.get('requestId') }, 'auth request failed');
    return answer.toResponse(c.req.raw);
  };
}

const requireApiKey =
  (publishableKey: string): MiddlewareHandler<AppEnv> =>
  async (c, next) =>
    (c.req.method === 'OPTIONS' ? undefined : refuseApiKey(c.req.raw, publishableKey)) ?? next();

/** Answers contain tokens and personal data, so they must not be cached. */
const forbidCaching: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};

// Mounted at `/auth/v1`. Pages have the same origin, so there are no CORS headers, unlike hosted Supabase.
export function buildAuthRoutes(dependencies: AuthDependencies): Hono<AppEnv> {
  const service: AuthService = {
    ...dependencies,
    passwords: openPasswords(),
    mails: loadAuthMails(dependencies.siteUrl),
    limits: buildRateGuard(dependencies.countRequest),
  };
  const app = new Hono<AppEnv>();
  app.onError(answerAuthErrors(service.log));
  app.use(forbidCaching, requireApiKey(service.publishableKey), limitBody);
  app.options('*', (c) => c.body(null, 204, { Allow: 'GET, POST, PUT, DELETE, OPTIONS' }));
  for (const [method, path, answer] of ENDPOINTS)
    app.on(method, path, async (c) => {
      const body = await answer(service, c);
      return body ? c.json(body) : c.body(null, 204);
    });
  app.all('*', () => {
    throw new AuthError(404, 'not_found', 'There is no such endpoint');
  });
  return app;
}
