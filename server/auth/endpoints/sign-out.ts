import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../context.ts';
import { AuthError } from '../auth-error.ts';
import { dropDeviceCookie, sendDeviceCookie } from '../devices/device-cookie.ts';
import { authenticate } from '../requests/authenticate.ts';
import type { AuthService } from '../service.ts';
import { forgetDevices, renewDevice } from '../store/known-devices.ts';
import { deleteSession, deleteSessions } from '../store/sessions.ts';

const scopeSchema = v.picklist(['global', 'local', 'others']);

/**
 * `POST /logout?scope=global|local|others`: 204. Ends the sessions with their refresh tokens; a
 * sign-out elsewhere also forgets the devices that the account knows, but for `others` not this one.
 */
export function signOutRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/logout', async (c) => {
    const { user, sessionId } = await authenticate(service, c.req.raw);
    const scope = v.safeParse(scopeSchema, c.req.query('scope') || 'global');
    if (!scope.success) {
      throw new AuthError(400, 'validation_failed', 'scope: must be global, local or others');
    }
    const deviceId = await service.database.transaction(async (tx) => {
      if (scope.output === 'local') return deleteSession(tx, sessionId);
      await deleteSessions(tx, user.id, scope.output === 'others' ? sessionId : null);
      await forgetDevices(tx, user.id);
      return scope.output === 'others' ? renewDevice(tx, user.id, undefined) : undefined;
    });
    if (deviceId) sendDeviceCookie(service, c, deviceId);
    if (scope.output === 'global') dropDeviceCookie(service, c);
    return c.body(null, 204);
  });
}
