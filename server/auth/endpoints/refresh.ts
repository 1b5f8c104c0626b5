import type { Context } from 'hono';
import * as v from 'valibot';
import { LIMITS } from '../../../contract/limits.ts';
import type { AppEnv } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { AuthError, invalidField } from '../auth-error.ts';
import { digestToken, type SigningKeys } from '../keys.ts';
import { describeVisitor } from '../known-devices.ts';
import { readBody } from '../requests.ts';
import type { AuthService } from '../service.ts';
import {
  deleteSession,
  findActiveDigest,
  findRefreshToken,
  insertRefreshToken,
  lockSessionOfToken,
  retireRefreshToken,
  type SessionRow,
  sessionBody,
} from '../sessions.ts';
import { findUserById } from '../users.ts';

/** More refreshes than a client can make within `LIMITS.refreshReuseSeconds`. */
const MAX_STEPS = 64;

type RefreshVerdict = 'rotate' | 'repeat' | 'reuse';

// A token used within `refreshReuseSeconds` gets the current one again: two tabs, or a lost answer. Later reuse
// means a thief, so the session ends (RFC 9700 §4.14.2; hosted Supabase is less strict).
export function judgeRefresh(age: number | null): RefreshVerdict {
  if (age === null) return 'rotate';
  return age <= LIMITS.refreshReuseSeconds ? 'repeat' : 'reuse';
}

const successors = (keys: SigningKeys, token: string): string[] =>
  keys.digests('refresh', token).map((digest) => digest.toString('base64url'));

/** Derived, so that the database stores digests only and a repeated refresh gets the same successor. */
export function deriveSuccessor(keys: SigningKeys, token: string): string {
  const [next] = successors(keys, token);
  if (!next) throw new Error('There is no signing secret.');
  return next;
}

/** Walks from a used token to the one whose digest is `active`. */
export function findDescendant(
  keys: SigningKeys,
  token: string,
  active: Buffer,
): string | undefined {
  for (const secret of successors(keys, token).keys()) {
    let current = token;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      current = successors(keys, current)[secret] ?? '';
      if (digestToken(current).equals(active)) return current;
    }
  }
  return undefined;
}

const bodySchema = v.object({ refresh_token: v.string('must be a string') });

const unknownToken = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
const sessionExpired = () =>
  new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
const tokenUsed = () =>
  new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');

/** The session must be locked. Returns undefined when the token may not be reused. */
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
