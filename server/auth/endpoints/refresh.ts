import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { AuthError, invalidField } from '../auth-error.ts';
import { describeVisitor } from '../limits/rate-subject.ts';
import { readBody } from '../requests/request-body.ts';
import type { AuthService } from '../service.ts';
import { sessionBody } from '../sessions/open-session.ts';
import { deriveSuccessor, findDescendant, judgeRefresh } from '../sessions/refresh-rotation.ts';
import {
  findActiveDigest,
  findRefreshToken,
  insertRefreshToken,
  retireRefreshToken,
} from '../store/refresh-tokens.ts';
import { deleteSession, lockSessionOfToken, type SessionRow } from '../store/sessions.ts';
import { findUserById } from '../store/users.ts';

const bodySchema = v.object({ refresh_token: v.string('must be a string') });

const unknownToken = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
const sessionExpired = () =>
  new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
const tokenUsed = () =>
  new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');

/**
 * Exchanges a token; the session must be locked.
 * @returns undefined when the token was used before and may not be reused
 */
async function nextToken(
  { keys }: AuthService,
  tx: Transaction,
  session: SessionRow,
  token: string,
): Promise<string | undefined> {
  const stored = await findRefreshToken(tx, token);
  if (!stored) throw unknownToken();
  const verdict = judgeRefresh(stored.age);
  if (verdict === 'rotate') {
    const next = deriveSuccessor(keys, token);
    await retireRefreshToken(tx, session.id, token);
    await insertRefreshToken(tx, session.id, next);
    return next;
  }
  const active = verdict === 'repeat' ? await findActiveDigest(tx, session.id) : undefined;
  return active && findDescendant(keys, token, active);
}

/**
 * The refresh grant.
 * @throws AuthError 400 `refresh_token_not_found`, and `session_expired` or
 *   `refresh_token_already_used`, after which the whole session is gone
 */
export async function refreshSession(service: AuthService, c: Context<AppEnv>) {
  const { refresh_token: token } = await readBody(c, bodySchema);
  if (!token) throw invalidField('refresh_token', 'refresh_token required');
  await service.limits.beforeRefresh(await describeVisitor(service, c));

  const answer = await service.database.transaction(async (tx) => {
    const session = await lockSessionOfToken(tx, token);
    if (!session) throw unknownToken();
    const next = session.isOver ? undefined : await nextToken(service, tx, session, token);
    if (next === undefined) {
      // Not thrown here: an exception would roll back the deletion of the session.
      await deleteSession(tx, session.id);
      return session.isOver ? sessionExpired() : tokenUsed();
    }
    const user = await findUserById(tx, session.user_id);
    if (!user) throw unknownToken();
    return sessionBody(service, user, session, next);
  });
  if (!(answer instanceof AuthError)) return answer;
  if (answer.code === 'refresh_token_already_used') {
    service.log.warn({ requestId: c.get('requestId') }, 'refresh token reused; session ended');
  }
  throw answer;
}
