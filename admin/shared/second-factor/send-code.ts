import { backend } from '../backend/backend.ts';
import { describeCodeError } from './code.ts';

/**
 * Sends a code to the server, which raises the session when it is right.
 * @returns words for a refusal, or undefined
 */
export async function sendCode(factorId: string, code: string): Promise<string | undefined> {
  const { error } = await backend.auth.mfa.challengeAndVerify({ factorId, code });
  return error ? describeCodeError(error) : undefined;
}
