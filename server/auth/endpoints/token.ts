import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../context.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../service.ts';
import { refreshSession } from './refresh.ts';
import { signInWithPassword } from './sign-in.ts';

type Grant = (service: AuthService, c: Context<AppEnv>) => Promise<unknown>;

const GRANTS: ReadonlyMap<string, Grant> = new Map([
  ['password', signInWithPassword],
  ['refresh_token', refreshSession],
]);

/** `POST /token?grant_type=password|refresh_token`: a session. */
export function tokenRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/token', async (c) => {
    const grant = GRANTS.get(c.req.query('grant_type') ?? '');
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    return c.json(await grant(service, c));
  });
}
