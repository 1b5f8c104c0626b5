import { LIMITS } from '../../../contract/limits.ts';
import { digestToken } from '../keys/random-token.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';

/** More refreshes than a client can make within `LIMITS.refreshReuseSeconds`. */
const MAX_STEPS = 64;

/** What a presented refresh token leads to. */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reuse';

/**
 * An unused token is exchanged. One that was used at most `LIMITS.refreshReuseSeconds` ago gets the
 * session's current token again: two tabs asked at once, or an answer got lost. Any later use means
 * that two hold it, one of them a thief: the session ends. (Hosted Supabase also forgives the direct
 * predecessor of the current token at any age, which would let a stolen token and the owner's take
 * turns for ever; RFC 9700 §4.14.2 asks for the stricter rule.)
 * @param age seconds since the token was used, null when it was not
 */
export function judgeRefresh(age: number | null): RefreshVerdict {
  if (age === null) return 'rotate';
  return age <= LIMITS.refreshReuseSeconds ? 'repeat' : 'reuse';
}

const successors = (keys: SigningKeys, token: string): string[] =>
  keys.digests('refresh', token).map((digest) => digest.toString('base64url'));

/**
 * The token that follows `token`, made from it with the signing secret. So the database can keep
 * digests only, and yet whoever presents the predecessor again gets the same successor.
 */
export function deriveSuccessor(keys: SigningKeys, token: string): string {
  const [next] = successors(keys, token);
  if (!next) throw new Error('There is no signing secret.');
  return next;
}

/**
 * Walks from a used token to the one whose digest is `active`.
 * @returns undefined when it does not descend from `token` under any one of the secrets
 */
export function findDescendant(
  keys: SigningKeys,
  token: string,
  active: Buffer,
): string | undefined {
  const secretCount = keys.digests('refresh', token).length;
  for (let secret = 0; secret < secretCount; secret += 1) {
    let current: string | undefined = token;
    for (let step = 0; step < MAX_STEPS && current !== undefined; step += 1) {
      current = successors(keys, current)[secret];
      if (current !== undefined && digestToken(current).equals(active)) return current;
    }
  }
  return undefined;
}
