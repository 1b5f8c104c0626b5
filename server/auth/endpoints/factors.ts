import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import {
  answerChallenge,
  CHALLENGE_SECONDS,
  clearUnfinished,
  codeGeneration,
  confirmFactor,
  createSecret,
  deleteFactor,
  type FactorRow,
  findChallenge,
  findFactor,
  findStep,
  insertChallenge,
  insertFactor,
  listFactors,
  openSecret,
  provision,
  sealSecret,
  useStep,
} from '../factors.ts';
import { createToken } from '../keys.ts';
import {
  findRequestDevice,
  isFactorNetworkKnown,
  type KnownDevice,
  networkDigests,
  rememberFactorDevice,
  rememberFactorNetwork,
} from '../known-devices.ts';
import { recordChange } from '../record-change.ts';
import { authenticate, readBody, requireFreshProof, type SignedIn } from '../requests.ts';
import type { AuthService } from '../service.ts';
import {
  findSession,
  lowerSessions,
  raiseSession,
  replaceRefreshTokens,
  sessionBody,
} from '../sessions.ts';
import { findUserById, lockUserById } from '../users.ts';

const uuid = v.pipe(v.string(), v.uuid());

interface OwnFactor extends SignedIn {
  factor: FactorRow;
}

async function findOwnFactor(service: AuthService, c: Context<AppEnv>): Promise<OwnFactor> {
  const signedIn = await authenticate(service, c.req.raw);
  const id = v.safeParse(uuid, c.req.param('id'));
  if (!id.success) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const { user } = signedIn;
  const factor = await service.database.transaction((tx) => findFactor(tx, id.output, user.id));
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return { ...signedIn, factor };
}

/** Converts a client address for PostgreSQL's `inet`; null when it is unknown. */
function inetOf(clientAddress: string): string | null {
  const network = networkOf(clientAddress);
  return isIP(network.split('/')[0] ?? '') ? network : null;
}

/** The default of hosted Supabase. */
const MAX_FACTORS = 10;
/** An enrolment that took longer to get its first code is removed by the next one. */
const ENROLMENT_SECONDS = 300;

/** Text that PostgreSQL and a URI can hold: no control characters, no unpaired surrogates. */
const nameSchema = v.pipe(
  v.string('must be a string'),
  v.maxLength(100, 'must have at most 100 characters'),
  v.check((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'holds unusable characters'),
);
const enrolmentSchema = v.object({
  factor_type: v.string('must be a string'),
  friendly_name: v.nullish(nameSchema, ''),
  issuer: v.nullish(nameSchema, ''),
});

const REFUSED_KINDS: Readonly<Record<string, string>> = { phone: 'Phone', webauthn: 'WebAuthn' };

async function readEnrolment(c: Context) {
  const { factor_type: kind, friendly_name, issuer } = await readBody(c, enrolmentSchema);
  if (Object.hasOwn(REFUSED_KINDS, kind)) {
    const message = `MFA enroll is disabled for ${REFUSED_KINDS[kind]}`;
    throw new AuthError(422, `mfa_${kind}_enroll_not_enabled`, message);
  }
  if (kind !== 'totp') {
    const message = 'factor_type needs to be totp, phone, or webauthn';
    throw new AuthError(400, 'validation_failed', message);
  }
  return { friendlyName: friendly_name, issuer };
}

/** The rules of hosted Supabase. */
function refuseFactor(factors: readonly FactorRow[], friendlyName: string, level: string): void {
  if (factors.some((factor) => factor.friendly_name === friendlyName)) {
    const message = `A factor with the friendly name ${JSON.stringify(friendlyName)} for this user already exists`;
    throw new AuthError(422, 'mfa_factor_name_conflict', message);
  }
  if (factors.length >= MAX_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (level !== 'aal2' && factors.some(({ status }) => status === 'verified')) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

/** `POST /factors`: answers with a secret, which becomes active with its first code. */
async function enrollFactor(service: AuthService, c: Context<AppEnv>) {
  const signedIn = await authenticate(service, c.req.raw);
  const { user, level } = signedIn;
  const { friendlyName, issuer } = await readEnrolment(c);
  requireFreshProof(signedIn);
  await service.limits.beforeFactor(networkOf(c.get('clientAddress')));
  const id = randomUUID();
  const secret = createSecret();
  const sealed = await sealSecret(service.keys, id, secret);
  await service.database.transaction(async (tx) => {
    await lockUserById(tx, user.id);
    await clearUnfinished(tx, user.id, ENROLMENT_SECONDS);
    refuseFactor(await listFactors(tx, user.id), friendlyName, level);
    await insertFactor(tx, { id, userId: user.id, friendlyName, secret: sealed });
  });
  const totp = provision(secret, issuer || new URL(service.siteUrl).host, user.email);
  return { id, type: 'totp', friendly_name: friendlyName, totp };
}

const codeSchema = v.object({
  challenge_id: v.pipe(v.string('must be a string'), v.uuid('must be an UUID')),
  code: v.pipe(v.string('must be a string'), v.nonEmpty('Code needs to be non-empty')),
});

interface Attempt extends OwnFactor {
  challengeId: string;
  clientAddress: string;
  /** The account's known device that sends the code, if it is one. */
  device: KnownDevice | undefined;
}

const wrongCode = () => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

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

/** Returns whether the factor is verified; an aal1 session may not verify one beside it. */
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

// `POST /factors/:id/verify`: raises the session to aal2. The first code verifies the factor, which needs a
// fresh proof of another kind. Stricter than hosted Supabase: a code works once, and guesses are counted.
async function verifyFactor(service: AuthService, c: Context<AppEnv>) {
  const own = await findOwnFactor(service, c);
  const { challenge_id: challengeId, code } = await readBody(c, codeSchema);
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

/** `DELETE /factors/:id`: a verified factor needs a fresh proof; sessions it raised drop to aal1. */
async function unenrollFactor(service: AuthService, c: Context<AppEnv>) {
  const own = await findOwnFactor(service, c);
  const { user, sessionId, factor } = own;
  await service.database.transaction(async (tx) => {
    await lockUserById(tx, user.id);
    const session = await findSession(tx, sessionId, user.id);
    const current = await findFactor(tx, factor.id, user.id);
    if (current?.status === 'verified' && session?.aal !== 'aal2') {
      const message = 'AAL2 required to unenroll verified factor';
      throw new AuthError(422, 'insufficient_aal', message);
    }
    if (current?.status === 'verified') {
      const proof = requireFreshProof(own);
      await recordChange(service, c, tx, { change: 'factor_removed', signedIn: own, proof });
    }
    await lowerSessions(tx, factor.id);
    await deleteFactor(tx, factor.id);
  });
  if (factor.status === 'verified') service.wakeMail();
  return { id: factor.id };
}

async function challengeFactor(service: AuthService, c: Context<AppEnv>) {
  const { factor } = await findOwnFactor(service, c);
  const clientAddress = c.get('clientAddress');
  await service.limits.beforeFactor(networkOf(clientAddress));
  const challenge = await service.database.transaction((tx) =>
    insertChallenge(tx, factor.id, inetOf(clientAddress)),
  );
  const asked = Math.floor(challenge.created_at.getTime() / 1000);
  return { id: challenge.id, type: factor.factor_type, expires_at: asked + CHALLENGE_SECONDS };
}

/** The endpoints of `auth.mfa` in supabase-js; TOTP is the only kind. */
export function factorRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/factors', async (c) => c.json(await enrollFactor(service, c)))
    .post('/factors/:id/challenge', async (c) => c.json(await challengeFactor(service, c)))
    .post('/factors/:id/verify', async (c) => c.json(await verifyFactor(service, c)))
    .delete('/factors/:id', async (c) => c.json(await unenrollFactor(service, c)));
}
