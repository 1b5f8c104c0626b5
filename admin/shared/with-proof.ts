import type { AuthError } from './account/auth-errors.ts';

/**
 * Sends a request and, when the server wants a fresh proof of who asks, asks for one and sends it
 * again.
 * @returns the last answer; the first one when the person gave no proof
 */
export type WithProof = <Answer extends { error: AuthError | null }>(
  send: () => PromiseLike<Answer>,
) => Promise<Answer>;

/** For requests that the server takes without a fresh proof. */
export const withoutProof: WithProof = async (send) => send();

/** Whether the server wants the password or a code once more before it does this. */
export const isProofNeeded = (error: AuthError | null): boolean =>
  error?.code === 'reauthentication_needed';
