import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from '../context.ts';
import { AuthError } from './auth-error.ts';
import { factorRoutes } from './endpoints/factors.ts';
import { mailLinkRoutes, reauthenticateRoutes, verifyRoutes } from './endpoints/mail-links.ts';
import { refreshSession } from './endpoints/refresh.ts';
import { signInWithPassword, signOutRoutes } from './endpoints/sign-in.ts';
import { signUpRoutes } from './endpoints/sign-up.ts';
import { userRoutes } from './endpoints/user.ts';
import { refuseApiKey } from './identify-caller.ts';
import { buildRateGuard } from './limits.ts';
import { loadAuthMails } from './mails.ts';
import { openPasswords, QueueFullError } from './passwords.ts';
import { limitBody } from './requests.ts';
import type { AuthDependencies, AuthService } from './service.ts';

type Grant = (service: AuthService, c: Context<AppEnv>) => Promise<unknown>;

const GRANTS: ReadonlyMap<string, Grant> = new Map([
  ['password', signInWithPassword],
  ['refresh_token', refreshSession],
]);

/** `POST /token?grant_type=password|refresh_token`: a session. */
function tokenRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/token', async (c) => {
    const grant = GRANTS.get(c.req.query('grant_type') ?? '');
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    return c.json(await grant(service, c));
  });
}

const SETTINGS = {
  external: { anonymous_users: false, email: true, phone: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
} as const;

const HEALTH = {
  version: '1',
  name: 'auth',
  description: 'Sign-up, sign-in and sessions on the Supabase Auth protocol',
} as const;

/** The endpoints that need no session: settings, health, public keys. */
function statusRoutes(): Hono<AppEnv> {
  return (
    new Hono<AppEnv>()
      .get('/settings', (c) => c.json(SETTINGS))
      .get('/health', (c) => c.json(HEALTH))
      // HS256 has no public key; with an empty set supabase-js calls GET /user instead.
      .get('/.well-known/jwks.json', (c) => c.json({ keys: [] }))
  );
}

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

/** Mailed links and software without a key; hosted Supabase requires none here either. */
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

// The part of the Supabase Auth API that this product uses. The pages come from the same origin, so answers carry
// no CORS headers, unlike hosted Supabase.
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
