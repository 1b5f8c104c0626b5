import type { Context } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../../context.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordChange } from '../../account-change/record-change.ts';
import { AuthError } from '../../auth-error.ts';
import { findRequestDevice } from '../../devices/device-cookie.ts';
import { createToken } from '../../keys/random-token.ts';
import { requireFreshProof } from '../../requests/fresh-proof.ts';
import { readBody } from '../../requests/request-body.ts';
import { openSecret } from '../../second-factor/factor-secret.ts';
import { findOwnFactor, inetOf, type OwnFactor } from '../../second-factor/own-factor.ts';
import { findStep } from '../../second-factor/totp.ts';
import type { AuthService } from '../../service.ts';
import { networkDigests, sessionBody } from '../../sessions/open-session.ts';
import { answerChallenge, findChallenge } from '../../store/challenges.ts';
import { codeGeneration, confirmFactor, listFactors, useStep } from '../../store/factors.ts';
import { type KnownDevice, rememberFactorDevice } from '../../store/known-devices.ts';
import { isFactorNetworkKnown, rememberFactorNetwork } from '../../store/known-networks.ts';
import { replaceRefreshTokens } from '../../store/refresh-tokens.ts';
import { raiseSession } from '../../store/sessions.ts';
import { findUserById, lockUserById } from '../../store/users.ts';

const bodySchema = v.object({
  challenge_id: v.pipe(v.string('must be a string'), v.uuid('must be an UUID')),
  code: v.pipe(v.string('must be a string'), v.nonEmpty('Code needs to be non-empty')),
});

/** An answer to a challenge. */
interface Attempt extends OwnFactor {
  challengeId: string;
  clientAddress: string;
  /** The account's known device that sends the code, if it is one. */
  device: KnownDevice | undefined;
}

const wrongCode = () => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

/**
 * @throws AuthError 422 unless the challenge belongs to this factor and network and is still open
 */
async function requireOpenChallenge(
  { database }: AuthService,
  { factor, challengeId, clientAddress }: Attempt,
): Promise<void> {
  const wanted = { id: challengeId, factorId: factor.id, network: inetOf(clientAddress) };
  const challenge = await database.transaction((tx) => findChallenge(tx, wanted));
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthError(422, 'mfa_factor_not_found', message);
  }
  // The same error code for both cases, as on hosted Supabase.
  if (challenge.isAnswered || !challenge.isSameNetwork) {
    const message = 'Challenge and verify IP addresses mismatch.';
    throw new AuthError(422, 'mfa_ip_address_mismatch', message);
  }
  if (challenge.isExpired) {
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError(422, 'mfa_challenge_expired', message);
  }
}

/** Counts before the code is checked, so that parallel guesses count too. @throws AuthError 429 */
async function countAttempt(service: AuthService, attempt: Attempt): Promise<void> {
  const { user, challengeId, clientAddress, device } = attempt;
  const network = networkOf(clientAddress);
  const digests = networkDigests(service, network);
  const circle = await service.database.transaction(async (tx) => ({
    isNetworkKnown: await isFactorNetworkKnown(tx, user.id, digests),
    generation: await codeGeneration(tx, user.id),
  }));
  const deviceId = device?.hasUsedFactor ? device.id : undefined;
  await service.limits.beforeCode({ userId: user.id, challengeId, network, deviceId, ...circle });
}

/** @returns the half minute of a correct code. @throws AuthError 422 for a wrong one */
async function readStep(service: AuthService, { factor }: Attempt, code: string): Promise<number> {
  const opened = await openSecret(service.keys, factor);
  if (!opened) {
    const message =
      'The secret of this factor can no longer be read. Ask whoever runs the server to reset the second factor.';
    throw new AuthError(422, 'mfa_verification_failed', message);
  }
  const step = findStep(opened.text, code, Date.now());
  if (step === undefined) throw wrongCode();
  return step;
}

/**
 * @returns whether the factor counts already
 * @throws AuthError 403 when an aal1 session verifies a new factor beside an active one
 */
async function requireRight(tx: Transaction, { user, factor, level }: Attempt): Promise<boolean> {
  const factors = await listFactors(tx, user.id);
  const active = factors.filter(({ status }) => status === 'verified');
  const isActive = active.some(({ id }) => id === factor.id);
  if (isActive || level === 'aal2' || active.length === 0) return isActive;
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}

/** Marks code and challenge as used, raises the session and issues new tokens. */
async function accept(service: AuthService, c: Context<AppEnv>, attempt: Attempt, step: number) {
  const { user, factor, sessionId: id, challengeId } = attempt;
  const [digest] = networkDigests(service, networkOf(attempt.clientAddress));
  return service.database.transaction(async (tx) => {
    await lockUserById(tx, user.id);
    const isActive = await requireRight(tx, attempt);
    if (!(await useStep(tx, factor.id, step))) throw wrongCode();
    if (!(await answerChallenge(tx, challengeId))) throw wrongCode();
    if (!isActive) {
      await confirmFactor(tx, factor);
      const proof = requireFreshProof(attempt);
      await recordChange(service, c, tx, { change: 'factor_added', signedIn: attempt, proof });
    }
    const session = await raiseSession(tx, { id, userId: user.id, factorId: factor.id });
    const current = await findUserById(tx, user.id);
    if (!session || !current) {
      throw new AuthError(403, 'session_not_found', 'The session ended in the meantime');
    }
    const refreshToken = createToken();
    await replaceRefreshTokens(tx, id, refreshToken);
    if (digest) await rememberFactorNetwork(tx, user.id, digest);
    if (attempt.device) await rememberFactorDevice(tx, user.id, attempt.device.id);
    return sessionBody(service, current, session, refreshToken);
  });
}

/**
 * `POST /factors/:id/verify {challenge_id, code}`: raises the session to aal2 and answers with new
 * tokens. The first code makes the factor count, which wants a fresh proof of another kind, and signs
 * out all other sessions; later ones sign out those that have used none.
 * Stricter than hosted Supabase: a code works once, and guesses are counted.
 * @throws AuthError 422 `mfa_verification_failed`, 400 `reauthentication_needed`, 429 over a limit,
 *   and those of the challenge check
 */
export async function verifyFactor(service: AuthService, c: Context<AppEnv>) {
  const own = await findOwnFactor(service, c);
  const { challenge_id: challengeId, code } = await readBody(c, bodySchema);
  const found = await findRequestDevice(service, c);
  const device = found?.userId === own.user.id ? found : undefined;
  const attempt = { ...own, challengeId, clientAddress: c.get('clientAddress'), device };
  const isNew = own.factor.status === 'unverified';
  if (isNew) requireFreshProof(own);
  await requireOpenChallenge(service, attempt);
  await countAttempt(service, attempt);
  const answer = await accept(service, c, attempt, await readStep(service, attempt, code));
  if (isNew) service.wakeMail();
  return answer;
}
