import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Solves a task of the server. Loaded only when one is set: people hardly ever meet it. */
export async function solveTask(challenge: unknown): Promise<string | undefined> {
  const { parameters, signature } = challenge as Challenge;
  if (!parameters || !signature) return undefined;
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey });
  return solution ? JSON.stringify({ challenge: { parameters, signature }, solution }) : undefined;
}
