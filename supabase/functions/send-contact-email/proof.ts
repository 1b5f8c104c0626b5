import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as v from 'valibot';
import { parseSubmission } from '../../../contract/submission.ts';
import type { Fields } from '../_shared/read-fields.ts';

/** About 256 tries of some milliseconds: a second or two on a phone, expensive for thousands. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 3_000, keyPrefix: '00' } as const;
/** How long a task is valid: the browser may be offline meanwhile. */
const TASK_VALID_MS = 48 * 3_600_000;

const payloadSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal(WORK.algorithm),
      nonce: v.string(),
      salt: v.string(),
      cost: v.literal(WORK.cost),
      keyLength: v.literal(32),
      keyPrefix: v.literal(WORK.keyPrefix),
      expiresAt: v.number(),
      data: v.object({ submission: v.string() }),
    }),
    signature: v.string(),
  }),
  solution: v.looseObject({ counter: v.pipe(v.number(), v.integer()), derivedKey: v.string() }),
});

export function createTask(
  submission: string,
  { secrets, now }: { secrets: readonly string[]; now: number },
) {
  return createChallenge({
    ...WORK,
    deriveKey,
    expiresAt: new Date(now + TASK_VALID_MS),
    data: { submission },
    hmacSignatureSecret: proofSecret(secrets[0] ?? ''),
  });
}

export async function isProven(submission: string, proof: unknown, secrets: readonly string[]) {
  const payload = v.safeParse(
    v.pipe(v.string(), v.maxLength(2_000), v.parseJson(), payloadSchema),
    proof,
  );
  if (!payload.success || payload.output.challenge.parameters.data.submission !== submission)
    return false;
  const { challenge, solution } = payload.output;
  for (const secret of secrets) {
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: proofSecret(secret),
    });
    if (verified) return true;
  }
  return false;
}

/** Separates purposes: a signature made for anything else is not valid here. */
const proofSecret = (secret: string): string => `proof:${secret}`;

export interface Proof {
  submissionId: string;
  proof: unknown;
}

export function proofIn(body: Fields): Proof | undefined {
  if (body.kind !== 'json' || !('proof' in body.fields)) return undefined;
  const { submissionId = '' } = parseSubmission(body.fields);
  return { submissionId, proof: body.fields.proof };
}
