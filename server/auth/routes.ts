import { Hono, type MiddlewareHandler } from 'hono';
import type { AppEnv } from '../context.ts';
import { answerAuthErrors } from './answer-error.ts';
import { AuthError } from './auth-error.ts';
import { factorRoutes } from './endpoints/factor/routes.ts';
import { mailLinkRoutes } from './endpoints/mail-links.ts';
import { reauthenticateRoutes } from './endpoints/reauthenticate.ts';
import { signOutRoutes } from './endpoints/sign-out.ts';
import { signUpRoutes } from './endpoints/sign-up.ts';
import { statusRoutes } from './endpoints/status.ts';
import { tokenRoutes } from './endpoints/token.ts';
import { userRoutes } from './endpoints/user.ts';
import { verifyRoutes } from './endpoints/verify.ts';
import { buildRateGuard } from './limits/rate-guard.ts';
import { loadChangeNotices } from './mail/change-notice.ts';
import { loadAuthMails } from './mail/messages.ts';
import { loadNonceMail } from './mail/nonce-mail.ts';
import { openPasswords } from './passwords/hash.ts';
import { refuseApiKey } from './requests/api-key.ts';
import { limitBody } from './requests/request-body.ts';
import type { AuthDependencies, AuthService } from './service.ts';

export type { AuthDependencies } from './service.ts';

/**
 * Requests from a mailed link or from software without a key; hosted Supabase requires none here
 * either.
 */
const isOpen = (method: string, path: string): boolean =>
  method === 'OPTIONS' ||
  (['GET', 'HEAD'].includes(method) &&
    (path.endsWith('/verify') || path.endsWith('/.well-known/jwks.json')));

function requireApiKey(publishableKey: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const refused = isOpen(c.req.method, c.req.path)
      ? undefined
      : refuseApiKey(c.req.raw, publishableKey);
    return refused ?? next();
  };
}

/** Answers contain tokens and personal data, so they must not be cached. */
const forbidCaching: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};

/**
 * The part of the Supabase Auth API that this product uses, to be mounted at `/auth/v1`.
 *
 * Hosted Supabase allows any origin. Here the pages come from the same origin, so no answer carries
 * CORS headers and browsers keep other sites' scripts out; OPTIONS answers 204.
 * @throws Error when a mail template is invalid
 */
export function buildAuthRoutes(dependencies: AuthDependencies): Hono<AppEnv> {
  const service: AuthService = {
    ...dependencies,
    passwords: openPasswords(),
    mails: loadAuthMails(),
    notices: loadChangeNotices(),
    nonceMail: loadNonceMail(),
    limits: buildRateGuard(dependencies.countRequest),
  };
  const app = new Hono<AppEnv>();
  app.onError(answerAuthErrors(service.log));
  app.use(forbidCaching, requireApiKey(service.publishableKey), limitBody);
  app.options('*', (c) => c.body(null, 204, { Allow: 'GET, POST, PUT, DELETE, OPTIONS' }));
  app.route('/', signUpRoutes(service));
  app.route('/', tokenRoutes(service));
  app.route('/', userRoutes(service));
  app.route('/', reauthenticateRoutes(service));
  app.route('/', signOutRoutes(service));
  app.route('/', mailLinkRoutes(service));
  app.route('/', verifyRoutes(service));
  app.route('/', factorRoutes(service));
  app.route('/', statusRoutes());
  app.all('*', () => {
    throw new AuthError(404, 'not_found', 'There is no such endpoint');
  });
  return app;
}
