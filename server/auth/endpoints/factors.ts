import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { firstRow, hasRow, type Transaction } from '../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import { createSecret, findStep, openSecret, provision, sealSecret } from '../factors.ts';
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
import { findSession, insertRefreshToken, type SessionRow, sessionBody } from '../sessions.ts';
import { type FactorRow, findUserById, lockUserById } from '../users.ts';

const uuid = v.pipe(v.string(), v.uuid());

interface OwnFactor extends SignedIn {
  factor: FactorRow;
}

const findFactor = (tx: Transaction, id: string, userId: string) =>
  firstRow<FactorRow>(tx, 'select * from auth.mfa_factors where id = $1 and user_id = $2', [
    id,
    userId,
  ]);

async function listFactors(tx: Transaction, userId: string): Promise<FactorRow[]> {
  const { rows } = await tx.query<FactorRow>('select * from auth.mfa_factors where user_id = $1', [
    userId,
  ]);
  return rows;
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

function inetOf(clientAddress: string): string | null {
  const network = networkOf(clientAddress);
  return isIP(network.split('/')[0] ?? '') ? network : null;
}

const MAX_FACTORS = 10;
const CHALLENGE_SECONDS = 300;
/** An enrolment that took longer to get its first code is removed by the next one. */
const ENROLMENT_SECONDS = 300;

/** Text that PostgreSQL and a URI can hold: no control characters, no unpaired surrogates. */
const nameSchema = v.pipe(
  v.string('must be a string'),
  v.maxLength(100, 'must have at most 100 characters'),
  v.check((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'holds unusable characters'),
);
const enrolmentSchema = v.object({
  factor_type: v.literal('totp', 'must be totp'),
  friendly_name: v.nullish(nameSchema, ''),
  issuer: v.nullish(nameSchema, ''),
});

function refuseFactor(factors: readonly FactorRow[], friendlyName: string, level: string): void {
  if (factors.some((factor) => factor.friendly_name === friendlyName)) {
    const message = `A factor with the friendly name ${JSON.stringify(friendlyName)} for this user already exists`;
    throw new AuthError(422, 'mfa_factor_name_conflict', message);
  }
  if (factors.length >= MAX_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (level !== 'aal2' && factors.some(({ status }) => status === 'verified')) throw needsAal2();
}

const needsAal2 = () =>
  new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');

/** `POST /factors`: answers with a secret, which becomes active with its first code. */
export async function enrollFactor(service: AuthService, c: Context<AppEnv>) {
  const signedIn = await authenticate(service, c.req.raw);
  const { user, level } = signedIn;
  const { friendly_name, issuer } = await readBody(c, enrolmentSchema);
  requireFreshProof(signedIn);
  await service.limits.beforeFactor(networkOf(c.get('clientAddress')));
  const id = randomUUID();
  const secret = createSecret();
  const sealed = await sealSecret(service.keys, id, secret);
  await service.database.transaction(async (tx) => {
    await lockUserById(tx, user.id);
    await tx.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
         and created_at < now() - make_interval(secs => $2)`,
      [user.id, ENROLMENT_SECONDS],
    );
    refuseFactor(await listFactors(tx, user.id), friendly_name, level);
    await tx.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, secret)
       values ($1, $2, $3, 'totp', $4)`,
      [id, user.id, friendly_name, sealed],
    );
  });
  const totp = provision(secret, issuer || new URL(service.siteUrl).host, user.email);
  return { id, type: 'totp', friendly_name, totp };
}

const codeSchema = v.object({
  challenge_id: v.pipe(v.string('must be a string'), v.uuid('must be an UUID')),
  code: v.pipe(v.string('must be a string'), v.nonEmpty('Code needs to be non-empty')),
});

interface Attempt extends OwnFactor {
  challengeId: string;
  clientAddress: string;
  device: KnownDevice | undefined;
}

const wrongCode = () => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

async function requireOpenChallenge(
  { database }: AuthService,
  { factor, challengeId, clientAddress }: Attempt,
): Promise<void> {
  const challenge = await database.transaction((tx) =>
    firstRow<Record<'isExpired' | 'isAnswered' | 'isSameNetwork', boolean>>(
      tx,
      `select created_at < now() - make_interval(secs => $4) as "isExpired",
         verified_at is not null as "isAnswered",
         ip_address is not distinct from $3::inet as "isSameNetwork"
       from auth.mfa_challenges where id = $1 and factor_id = $2`,
      [challengeId, factor.id, inetOf(clientAddress), CHALLENGE_SECONDS],
    ),
  );
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

/** Counts before the code is checked, so that parallel guesses count too. */
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

async function codeGeneration(tx: Transaction, userId: string): Promise<string> {
  const found = await firstRow<{ step: string | null }>(
    tx,
    'select max(last_used_step)::text as step from auth.mfa_factors where user_id = $1',
    [userId],
  );
  return found?.step ?? '';
}

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
  throw needsAal2();
}

async function spendCode(tx: Transaction, { factor, challengeId }: Attempt, step: number) {
  const isSpent =
    (await hasRow(
      tx,
      `update auth.mfa_factors set last_used_step = $2
       where id = $1 and (last_used_step is null or last_used_step < $2)`,
      [factor.id, step],
    )) &&
    (await hasRow(
      tx,
      'update auth.mfa_challenges set verified_at = now() where id = $1 and verified_at is null',
      [challengeId],
    ));
  if (!isSpent) throw wrongCode();
}

async function raiseSession(tx: Transaction, { user, factor, sessionId }: Attempt) {
  const session = await firstRow<SessionRow>(
    tx,
    `update auth.sessions set aal = 'aal2', factor_id = $3, factor_verified_at = now()
     where id = $1 and user_id = $2 returning *`,
    [sessionId, user.id, factor.id],
  );
  await tx.query("delete from auth.sessions where user_id = $1 and aal < 'aal2'", [user.id]);
  return session;
}

async function accept(service: AuthService, c: Context<AppEnv>, attempt: Attempt, step: number) {
  const { user, factor, sessionId } = attempt;
  const [digest] = networkDigests(service, networkOf(attempt.clientAddress));
  return service.database.transaction(async (tx) => {
    await lockUserById(tx, user.id);
    const isActive = await requireRight(tx, attempt);
    await spendCode(tx, attempt, step);
    if (!isActive) {
      await tx.query(
        `update auth.mfa_factors set status = 'verified', updated_at = now()
         where id = $1 and status = 'unverified'`,
        [factor.id],
      );
      await tx.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [
        user.id,
      ]);
      const proof = requireFreshProof(attempt);
      await recordChange(service, c, tx, { change: 'factor_added', signedIn: attempt, proof });
    }
    const session = await raiseSession(tx, attempt);
    const current = await findUserById(tx, user.id);
    if (!session || !current)
      throw new AuthError(403, 'session_not_found', 'The session ended in the meantime');
    // A token issued before, which may have been copied, cannot be exchanged into the raised session.
    await tx.query('delete from auth.refresh_tokens where session_id = $1', [sessionId]);
    const refreshToken = createToken();
    await insertRefreshToken(tx, sessionId, refreshToken);
    await rememberFactorNetwork(tx, user.id, digest);
    if (attempt.device) await rememberFactorDevice(tx, user.id, attempt.device.id);
    return sessionBody(service, current, session, refreshToken);
  });
}

// `POST /factors/:id/verify`: raises the session to aal2. The first code verifies the factor, which needs a
// fresh proof of another kind. Stricter than hosted Supabase: a code works once, and guesses are counted.
export async function verifyFactor(service: AuthService, c: Context<AppEnv>) {
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
export async function unenrollFactor(service: AuthService, c: Context<AppEnv>) {
  const own = await findOwnFactor(service, c);
  const { user, sessionId, factor } = own;
  await service.database.transaction(async (tx) => {
    await lockUserById(tx, user.id);
    const session = await findSession(tx, sessionId, user.id);
    const current = await findFactor(tx, factor.id, user.id);
    if (current?.status === 'verified') {
      if (session?.aal !== 'aal2') {
        const message = 'AAL2 required to unenroll verified factor';
        throw new AuthError(422, 'insufficient_aal', message);
      }
      const proof = requireFreshProof(own);
      await recordChange(service, c, tx, { change: 'factor_removed', signedIn: own, proof });
    }
    await tx.query(
      `update auth.sessions set aal = 'aal1', factor_id = null, factor_verified_at = null
       where factor_id = $1`,
      [factor.id],
    );
    await tx.query('delete from auth.mfa_factors where id = $1', [factor.id]);
  });
  if (factor.status === 'verified') service.wakeMail();
  return { id: factor.id };
}

export async function challengeFactor(service: AuthService, c: Context<AppEnv>) {
  const { factor } = await findOwnFactor(service, c);
  const clientAddress = c.get('clientAddress');
  await service.limits.beforeFactor(networkOf(clientAddress));
  const challenge = await service.database.transaction(async (tx) => {
    await tx.query(
      `delete from auth.mfa_challenges where factor_id = $1
         and created_at < now() - make_interval(secs => $2)`,
      [factor.id, CHALLENGE_SECONDS],
    );
    await tx.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [
      factor.id,
    ]);
    return firstRow<{ id: string; created_at: Date }>(
      tx,
      `insert into auth.mfa_challenges (factor_id, ip_address) values ($1, $2)
       returning id, created_at`,
      [factor.id, inetOf(clientAddress)],
    );
  });
  if (!challenge) throw new Error('The challenge was not stored.');
  const asked = Math.floor(challenge.created_at.getTime() / 1000);
  return { id: challenge.id, type: factor.factor_type, expires_at: asked + CHALLENGE_SECONDS };
}
