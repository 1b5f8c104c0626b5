import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import type { AuthService } from '../service.ts';
import { firstRow } from '../store/rows.ts';
import type { SignedIn } from './authenticate.ts';

/** For how many seconds a password, a code or a mailed link counts as proof of who acts. */
const PROOF_SECONDS = 5 * 60;

/** How somebody proved who they are, as the audit log calls it. */
export type Proof = 'password' | 'code' | 'mailed link' | 'mailed code';

const PROOFS: Readonly<Record<string, Proof>> = {
  password: 'password',
  totp: 'code',
  otp: 'mailed link',
};

/**
 * The newest proof that the request's own token carries in `amr`, while it is fresh. A refresh repeats
 * the old times, and a token from before the proof does not carry it: whoever stole tokens has none.
 * @param now milliseconds since 1970
 */
export function findFreshProof({ methods }: SignedIn, now = Date.now()): Proof | undefined {
  const [newest] = methods;
  if (!newest || newest.timestamp < now / 1000 - PROOF_SECONDS) return undefined;
  return PROOFS[newest.method];
}

/**
 * For changes that would make a stolen session the thief's account.
 * @throws AuthError 400 `reauthentication_needed` unless the request's token carries a fresh proof
 */
export function requireFreshProof(signedIn: SignedIn): Proof {
  const proof = findFreshProof(signedIn);
  if (proof) return proof;
  const message = 'This needs your password or a code that is at most five minutes old';
  throw new AuthError(400, 'reauthentication_needed', message);
}

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
async function isNonce(
  tx: Transaction,
  sessionId: string,
  digests: readonly Buffer[],
): Promise<boolean> {
  const attempt = await firstRow<{ nonce_digest: Buffer }>(
    tx,
    `update auth.reauthentications set attempts = attempts + 1
     where session_id = $1 and attempts < $2 and created_at > now() - make_interval(secs => $3)
     returning nonce_digest`,
    [sessionId, MAX_ATTEMPTS, NONCE_SECONDS],
  );
  const stored = attempt?.nonce_digest;
  return stored !== undefined && digests.some((digest) => timingSafeEqual(digest, stored));
}

/** A code works once. */
export async function clearNonce(tx: Transaction, sessionId: string): Promise<void> {
  await tx.query('delete from auth.reauthentications where session_id = $1', [sessionId]);
}

/** Digests of a session's mailed code, one per signing secret, the current one's first. */
export const digestNonces = (
  keys: Pick<SigningKeys, 'digests'>,
  sessionId: string,
  nonce: string,
): Buffer[] => keys.digests('nonce', `${sessionId}:${nonce}`);

/**
 * For a change of the password, which a mailed code allows too, as on hosted Supabase.
 * @throws AuthError 400 `reauthentication_needed` without any proof, 422 `reauthentication_not_valid`
 *   for a wrong, used or old code
 */
export async function requireProofOrNonce(
  { database, keys }: Pick<AuthService, 'database' | 'keys'>,
  signedIn: SignedIn,
  nonce: string | null | undefined,
): Promise<Proof> {
  if (!nonce || findFreshProof(signedIn)) return requireFreshProof(signedIn);
  const digests = digestNonces(keys, signedIn.sessionId, nonce);
  if (await database.transaction((tx) => isNonce(tx, signedIn.sessionId, digests))) {
    return 'mailed code';
  }
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}
