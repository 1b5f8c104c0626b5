import type { Context } from 'hono';
import { networkOf } from '../../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../../context.ts';
import { findOwnFactor, inetOf } from '../../second-factor/own-factor.ts';
import type { AuthService } from '../../service.ts';
import { CHALLENGE_SECONDS, insertChallenge } from '../../store/challenges.ts';

/**
 * `POST /factors/:id/challenge`: opens a challenge that one correct code answers within five
 * minutes.
 */
export async function challengeFactor(service: AuthService, c: Context<AppEnv>) {
  const { factor } = await findOwnFactor(service, c);
  const clientAddress = c.get('clientAddress');
  await service.limits.beforeFactor(networkOf(clientAddress));
  const challenge = await service.database.transaction((tx) =>
    insertChallenge(tx, factor.id, inetOf(clientAddress)),
  );
  const asked = Math.floor(challenge.created_at.getTime() / 1000);
  return { id: challenge.id, type: factor.factor_type, expires_at: asked + CHALLENGE_SECONDS };
}
