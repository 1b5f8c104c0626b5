import type { Context } from 'hono';
import * as v from 'valibot';
import { LIMITS } from '../../../contract/limits.ts';
import type { AppEnv } from '../../context.ts';
import { firstRow, type Transaction } from '../../database/database.ts';
import { AuthError, invalidField } from '../auth-error.ts';
import { digestToken, type SigningKeys } from '../keys.ts';
import { describeVisitor } from '../known-devices.ts';
import { readBody } from '../requests.ts';
import type { AuthService } from '../service.ts';
import {
  deleteSession,
  insertRefreshToken,
  lockSessionOfToken,
  type SessionRow,
  sessionBody,
} from '../sessions.ts';
import { findUserById } from '../users.ts';

const MAX_STEPS = 64;

/** Derived, so that the database stores digests only and a repeated refresh gets the same successor. */
function deriveSuccessor(keys: SigningKeys, token: string): string {
  const [next] = keys.digests('refresh', token);
  if (!next) throw new Error('There is no signing secret.');
  return next.toString('base64url');
}

async function findCurrent(keys: SigningKeys, tx: Transaction, sessionId: string, token: string) {
  const active = await firstRow<{ token_hash: Buffer }>(
    tx,
    'select token_hash from auth.refresh_tokens where session_id = $1 and used_at is null',
    [sessionId],
  );
  let current = token;
  for (let step = 0; active && step < MAX_STEPS; step += 1) {
    current = deriveSuccessor(keys, current);
    if (digestToken(current).equals(active.token_hash)) return current;
  }
  return undefined;
}

const bodySchema = v.object({ refresh_token: v.string('must be a string') });

const REFUSALS = {
  refresh_token_not_found: 'Refresh Token Not Found',
  session_expired: 'Session Expired',
  refresh_token_already_used: 'Already Used',
} as const;
const refuse = (code: keyof typeof REFUSALS) =>
  new AuthError(400, code, `Invalid Refresh Token: ${REFUSALS[code]}`);

// A token used within `refreshReuseSeconds` gets the current one again: two tabs, or a lost answer. Later reuse
// means a thief, so the session ends (RFC 9700 §4.14.2; hosted Supabase is less strict).
async function nextToken(
  { keys }: AuthService,
  tx: Transaction,
  { id }: SessionRow,
  token: string,
): Promise<string | undefined> {
  const digest = digestToken(token);
  const stored = await firstRow<{ age: number | null }>(
    tx,
    `select extract(epoch from clock_timestamp() - used_at)::float8 as age
     from auth.refresh_tokens where token_hash = $1`,
    [digest],
  );
  if (!stored) throw refuse('refresh_token_not_found');
  if (stored.age !== null)
    return stored.age <= LIMITS.refreshReuseSeconds ? findCurrent(keys, tx, id, token) : undefined;
  await tx.query(
    'update auth.refresh_tokens set used_at = clock_timestamp() where token_hash = $1',
    [digest],
  );
  await tx.query(
    `delete from auth.refresh_tokens
     where session_id = $1 and used_at < now() - interval '30 days'`,
    [id],
  );
  await tx.query('update auth.sessions set refreshed_at = now() where id = $1', [id]);
  const next = deriveSuccessor(keys, token);
  await insertRefreshToken(tx, id, next);
  return next;
}

export async function refreshSession(service: AuthService, c: Context<AppEnv>) {
  const { refresh_token: token } = await readBody(c, bodySchema);
  if (!token) throw invalidField('refresh_token', 'refresh_token required');
  await service.limits.beforeRefresh(await describeVisitor(service, c));

  const answer = await service.database.transaction(async (tx) => {
    const session = await lockSessionOfToken(tx, token);
    if (!session) throw refuse('refresh_token_not_found');
    const next = session.isOver ? undefined : await nextToken(service, tx, session, token);
    if (next === undefined) {
      // Not thrown here: an exception would roll back the deletion of the session.
      await deleteSession(tx, session.id);
      return refuse(session.isOver ? 'session_expired' : 'refresh_token_already_used');
    }
    const user = await findUserById(tx, session.user_id);
    if (!user) throw refuse('refresh_token_not_found');
    return sessionBody(service, user, session, next);
  });
  if (!(answer instanceof AuthError)) return answer;
  if (answer.code === 'refresh_token_already_used')
    service.log.warn({ requestId: c.get('requestId') }, 'refresh token reused; session ended');
  throw answer;
}
