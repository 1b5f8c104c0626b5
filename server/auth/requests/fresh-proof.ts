import { AuthError } from '../auth-error.ts';
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
