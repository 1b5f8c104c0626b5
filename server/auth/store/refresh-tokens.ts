import type { Transaction } from '../../database/database.ts';
import { digestToken } from '../keys/random-token.ts';

/** A refresh token as stored; `age` is the seconds since it was used, null while it is unused. */
export interface RefreshTokenRow {
  token_hash: Buffer;
  age: number | null;
}

/** @returns a refresh token, used or not; undefined when it is unknown. */
export async function findRefreshToken(
  tx: Transaction,
  token: string,
): Promise<RefreshTokenRow | undefined> {
  const { rows } = await tx.query<RefreshTokenRow>(
    `select token_hash, extract(epoch from clock_timestamp() - used_at)::float8 as age
     from auth.refresh_tokens where token_hash = $1`,
    [digestToken(token)],
  );
  return rows[0];
}

/** @returns the digest of the session's one unused token. */
export async function findActiveDigest(
  tx: Transaction,
  sessionId: string,
): Promise<Buffer | undefined> {
  const { rows } = await tx.query<{ token_hash: Buffer }>(
    'select token_hash from auth.refresh_tokens where session_id = $1 and used_at is null',
    [sessionId],
  );
  return rows[0]?.token_hash;
}

/** Stores the digest of a session's next token. */
export async function insertRefreshToken(
  tx: Transaction,
  sessionId: string,
  token: string,
): Promise<void> {
  await tx.query('insert into auth.refresh_tokens (token_hash, session_id) values ($1, $2)', [
    digestToken(token),
    sessionId,
  ]);
}

/** Marks a token as used; deletes tokens used a month ago, which from then on are unknown. */
export async function retireRefreshToken(
  tx: Transaction,
  sessionId: string,
  token: string,
): Promise<void> {
  await tx.query(
    'update auth.refresh_tokens set used_at = clock_timestamp() where token_hash = $1',
    [digestToken(token)],
  );
  await tx.query(
    `delete from auth.refresh_tokens
     where session_id = $1 and used_at < now() - interval '30 days'`,
    [sessionId],
  );
  await tx.query('update auth.sessions set refreshed_at = now() where id = $1', [sessionId]);
}

/**
 * Starts a new line of tokens for a raised session: a token issued before, which may have been
 * copied, cannot be exchanged into it.
 */
export async function replaceRefreshTokens(
  tx: Transaction,
  sessionId: string,
  token: string,
): Promise<void> {
  await tx.query('delete from auth.refresh_tokens where session_id = $1', [sessionId]);
  await insertRefreshToken(tx, sessionId, token);
}
