import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../context.ts';
import { AuthError } from '../auth-error.ts';
import { authenticate } from '../requests/authenticate.ts';
import type { AuthService } from '../service.ts';
import { deleteSession, deleteSessions } from '../store/sessions.ts';

const scopeSchema = v.picklist(['global', 'local', 'others']);

/** `POST /logout?scope=global|local|others`: 204. Ends the sessions with their refresh tokens. */
export function signOutRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/logout', async (c) => {
    const { user, sessionId } = await authenticate(service, c.req.raw);
    const scope = v.safeParse(scopeSchema, c.req.query('scope') || 'global');
    if (!scope.success) {
      throw new AuthError(400, 'validation_failed', 'scope: must be global, local or others');
    }
    await service.database.transaction((tx) => {
      if (scope.output === 'local') return deleteSession(tx, sessionId);
      return deleteSessions(tx, user.id, scope.output === 'others' ? sessionId : null);
    });
    return c.body(null, 204);
  });
}
