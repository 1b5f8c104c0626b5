import { LIMITS } from '../../../contract/limits.ts';
import { digestToken } from '../keys/random-token.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';

/** More refreshes than a client can make within `LIMITS.refreshReuseSeconds`. */
const MAX_STEPS = 64;

/** What to do with a presented refresh token. */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reuse';

/**
 * An unused token is rotated. One used at most `LIMITS.refreshReuseSeconds` ago gets the session's
 * current token again: two tabs refreshed at once, or an answer was lost. Any later use means that
 * two parties hold it, one of them a thief, so the session ends. (Hosted Supabase also accepts the
 * direct predecessor of the current token at any age, which would let a thief and the owner take
 * turns for ever; RFC 9700 §4.14.2 asks for the stricter rule.)
 * @param age seconds since the token was used, null if it was not
 */
export function judgeRefresh(age: number | null): RefreshVerdict {
  if (age === null) return 'rotate';
  return age <= LIMITS.refreshReuseSeconds ? 'repeat' : 'reuse';
}

const successors = (keys: SigningKeys, token: string): string[] =>
  keys.digests('refresh', token).map((digest) => digest.toString('base64url'));

/**
 * Derives the token that follows `token` with the signing secret. The database then needs to store
 * only digests, and a repeated refresh still gets the same successor.
 */
export function deriveSuccessor(keys: SigningKeys, token: string): string {
  const [next] = successors(keys, token);
  if (!next) throw new Error('There is no signing secret.');
  return next;
}

/**
 * Walks from a used token to the one whose digest is `active`.
 * @returns undefined when that is not a descendant of `token` under any of the secrets
 */
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
