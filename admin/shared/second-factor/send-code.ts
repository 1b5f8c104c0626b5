import { backend } from '../backend/backend.ts';
import { type WithProof, withoutProof } from '../with-proof.ts';
import { describeCodeError } from './code.ts';

/**
 * Verifies a code; a correct one raises the session to aal2.
 * @param withProof for the first code of a new device, which the server takes only with a fresh proof
 * @returns the reason of a refusal in words, or undefined
 */
export async function sendCode(
  factorId: string,
  code: string,
  withProof: WithProof = withoutProof,
): Promise<string | undefined> {
  const { error } = await withProof(() => backend.auth.mfa.challengeAndVerify({ factorId, code }));
  return error ? describeCodeError(error) : undefined;
}
