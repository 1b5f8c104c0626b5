import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../../context.ts';
import { AuthError } from '../../auth-error.ts';
import { authenticate } from '../../requests/authenticate.ts';
import { requireFreshProof } from '../../requests/fresh-proof.ts';
import { readBody } from '../../requests/request-body.ts';
import { sealSecret } from '../../second-factor/factor-secret.ts';
import { createSecret, provision } from '../../second-factor/totp.ts';
import type { AuthService } from '../../service.ts';
import { clearUnfinished, type FactorRow, insertFactor, listFactors } from '../../store/factors.ts';
import { lockUserById } from '../../store/users.ts';

/** The default of hosted Supabase. */
const MAX_FACTORS = 10;
/**
 * Seconds for which an enrolment may wait for its first code before the next enrolment removes it.
 */
const ENROLMENT_SECONDS = 300;

/** Text that PostgreSQL and a URI can hold: no control characters, no unpaired surrogates. */
const name = v.pipe(
  v.string('must be a string'),
  v.maxLength(100, 'must have at most 100 characters'),
  v.check((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'holds unusable characters'),
);
const bodySchema = v.object({
  factor_type: v.string('must be a string'),
  friendly_name: v.nullish(name, ''),
  issuer: v.nullish(name, ''),
});

const REFUSED_KINDS: Readonly<Record<string, string>> = { phone: 'Phone', webauthn: 'WebAuthn' };

async function readEnrolment(c: Context) {
  const { factor_type: kind, friendly_name, issuer } = await readBody(c, bodySchema);
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

/**
 * Applies hosted Supabase's rules: unique names, at most ten factors, and aal2 once one is
 * verified.
 * @throws AuthError 422 or 403 when a rule is broken
 */
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

/**
 * `POST /factors {factor_type, friendly_name, issuer}`: answers with a secret, which becomes active
 * with its first code.
 * @throws AuthError 400 `reauthentication_needed` without a fresh proof, and those of the rules above
 */
export async function enrollFactor(service: AuthService, c: Context<AppEnv>) {
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
