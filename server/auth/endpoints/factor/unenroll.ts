import type { Context } from 'hono';
import type { AppEnv } from '../../../context.ts';
import { recordChange } from '../../account-change/record-change.ts';
import { AuthError } from '../../auth-error.ts';
import { requireFreshProof } from '../../requests/fresh-proof.ts';
import { findOwnFactor } from '../../second-factor/own-factor.ts';
import type { AuthService } from '../../service.ts';
import { deleteFactor, findFactor } from '../../store/factors.ts';
import { findSession, lowerSessions } from '../../store/sessions.ts';
import { lockUserById } from '../../store/users.ts';

/**
 * `DELETE /factors/:id`. A session that the factor raised drops to aal1 with its next token. A factor
 * that counts goes only with a fresh proof; an enrolment that was never finished goes without.
 * @throws AuthError 422 `insufficient_aal`, 400 `reauthentication_needed`
 */
export async function unenrollFactor(service: AuthService, c: Context<AppEnv>) {
  const own = await findOwnFactor(service, c);
  const { user, sessionId, factor } = own;
  await service.database.transaction(async (tx) => {
    await lockUserById(tx, user.id);
    const session = await findSession(tx, sessionId, user.id);
    const current = await findFactor(tx, factor.id, user.id);
    if (current?.status === 'verified' && session?.aal !== 'aal2') {
      const message = 'AAL2 required to unenroll verified factor';
      throw new AuthError(422, 'insufficient_aal', message);
    }
    if (current?.status === 'verified') {
      const proof = requireFreshProof(own);
      await recordChange(service, c, tx, { change: 'factor_removed', signedIn: own, proof });
    }
    await lowerSessions(tx, factor.id);
    await deleteFactor(tx, factor.id);
  });
  if (factor.status === 'verified') service.wakeMail();
  return { id: factor.id };
}
