import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';

/** Seconds for which a mailed code proves the mailbox: like every other proof. */
const NONCE_SECONDS = 5 * 60;
/** Wrong codes after which the mailed one is worth nothing. */
const MAX_ATTEMPTS = 5;

/** Keeps the digest of a session's new code in place of an earlier one. */
export async function putNonce(tx: Transaction, sessionId: string, digest: Buffer): Promise<void> {
  await tx.query(
    `insert into auth.reauthentications (session_id, nonce_digest) values ($1, $2)
     on conflict (session_id) do update
       set nonce_digest = excluded.nonce_digest, created_at = now(), attempts = 0`,
    [sessionId, digest],
  );
}

/**
 * Counts an attempt, so that parallel guesses count too, and compares.
 * @param digests of what was typed, one per signing secret
 */
export async function isNonce(
  tx: Transaction,
  sessionId: string,
  digests: readonly Buffer[],
): Promise<boolean> {
  const { rows } = await tx.query<{ nonce_digest: Buffer }>(
    `update auth.reauthentications set attempts = attempts + 1
     where session_id = $1 and attempts < $2 and created_at > now() - make_interval(secs => $3)
     returning nonce_digest`,
    [sessionId, MAX_ATTEMPTS, NONCE_SECONDS],
  );
  const stored = rows[0]?.nonce_digest;
  return stored !== undefined && digests.some((digest) => timingSafeEqual(digest, stored));
}

/** A code works once. */
export async function clearNonce(tx: Transaction, sessionId: string): Promise<void> {
  await tx.query('delete from auth.reauthentications where session_id = $1', [sessionId]);
}
