import type { Context } from 'hono';
import type { AppEnv } from '../../../context.ts';
import { AuthError } from '../../auth-error.ts';
import { findOwnFactor } from '../../second-factor/own-factor.ts';
import type { AuthService } from '../../service.ts';
import { deleteFactor, findFactor } from '../../store/factors.ts';
import { findSession, lowerSessions } from '../../store/sessions.ts';
import { lockUserById } from '../../store/users.ts';

/** `DELETE /factors/:id`: sessions that the factor raised drop to aal1 with their next token. */
export async function unenrollFactor(service: AuthService, c: Context<AppEnv>) {
  const { user, sessionId, factor } = await findOwnFactor(service, c);
  await service.database.transaction(async (tx) => {
    await lockUserById(tx, user.id);
    const session = await findSession(tx, sessionId, user.id);
    const current = await findFactor(tx, factor.id, user.id);
    if (current?.status === 'verified' && session?.aal !== 'aal2') {
      const message = 'AAL2 required to unenroll verified factor';
      throw new AuthError(422, 'insufficient_aal', message);
    }
    await lowerSessions(tx, factor.id);
    await deleteFactor(tx, factor.id);
  });
  return { id: factor.id };
}
