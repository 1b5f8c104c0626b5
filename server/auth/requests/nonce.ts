import { AuthError } from '../auth-error.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import type { AuthService } from '../service.ts';
import { isNonce } from '../store/reauthentications.ts';
import type { SignedIn } from './authenticate.ts';
import { findFreshProof, type Proof, requireFreshProof } from './fresh-proof.ts';

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
