import type { Transaction } from '../../database/database.ts';
import { createToken, digestToken } from '../keys/random-token.ts';
import { LINK_SECONDS, type OneTimeKind } from '../links/link-kinds.ts';

export interface NewOneTimeToken {
  userId: string;
  kind: OneTimeKind;
}

/**
 * Creates the token of a link and records when it was sent. Earlier links stay valid until one is
 * used: a stranger who requests links cannot invalidate the owner's.
 * @returns the token; the database stores only its digest
 */
export async function createOneTimeToken(
  tx: Transaction,
  wanted: NewOneTimeToken,
): Promise<string> {
  const token = createToken();
  await tx.query('delete from auth.one_time_tokens where user_id = $1 and expires_at <= now()', [
    wanted.userId,
  ]);
  await tx.query(
    `insert into auth.one_time_tokens (token_hash, user_id, kind, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))`,
    [digestToken(token), wanted.userId, wanted.kind, LINK_SECONDS[wanted.kind]],
  );
  const column = wanted.kind === 'signup' ? 'confirmation_sent_at' : 'recovery_sent_at';
  await tx.query(`update auth.users set ${column} = now() where id = $1`, [wanted.userId]);
  return token;
}

/**
 * Keeps the newest link of a kind open as long as a new one would be, if it was mailed within the last day
 * or, where it lives that long, within two of its lives. The account must be locked.
 */
export async function keepNewestLink(
  tx: Transaction,
  userId: string,
  kind: OneTimeKind,
): Promise<void> {
  await tx.query(
    `update auth.one_time_tokens set expires_at = now() + make_interval(secs => $2)
     where token_hash = (
       select token_hash from auth.one_time_tokens
       where user_id = $1 and kind = $3
         and created_at > now() - greatest(interval '1 day', make_interval(secs => 2 * $2))
       order by created_at desc limit 1)`,
    [userId, LINK_SECONDS[kind], kind],
  );
}

/** @returns the id of the account that a token belongs to, without using it. */
export async function findTokenOwner(tx: Transaction, token: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ user_id: string }>(
    'select user_id from auth.one_time_tokens where token_hash = $1',
    [digestToken(token)],
  );
  return rows[0]?.user_id;
}

/**
 * Uses a token: deletes it, so that it works once. The account must be locked first, as in every
 * transaction that touches both, so that two cannot deadlock.
 * @returns false when it is unknown, used, expired or of another kind
 */
export async function spendOneTimeToken(
  tx: Transaction,
  token: string,
  kinds: readonly OneTimeKind[],
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `delete from auth.one_time_tokens
     where token_hash = $1 and kind = any ($2) and expires_at > now()`,
    [digestToken(token), kinds],
  );
  return rowCount === 1;
}

/** Invalidates every link of an account, after it was confirmed or its password changed. */
export async function clearOneTimeTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}
