import { backend } from '../backend/backend.ts';
import { describeCodeError } from './code.ts';

/**
 * Verifies a code; a correct one raises the session to aal2.
 * @returns the reason of a refusal in words, or undefined
 */
export async function sendCode(factorId: string, code: string): Promise<string | undefined> {
  const { error } = await backend.auth.mfa.challengeAndVerify({ factorId, code });
  return error ? describeCodeError(error) : undefined;
}
