import { describeAuthError } from '../../shared/account/auth-errors.ts';
import { backend } from '../../shared/backend/backend.ts';
import type { WithProof } from '../../shared/with-proof.ts';

/** A device that has a name and a secret but has not yet shown a valid code. */
export interface Enrolment {
  factorId: string;
  name: string;
  /** Address of the picture to scan. */
  picture: string;
  /** The secret to type by hand: Base32 in groups of four. */
  secret: string;
}

const NAME_TAKEN = 'Another device has this name. Choose a different one.';

/** Removes unfinished enrolments, which would keep their names in use. */
async function clearUnfinished(): Promise<void> {
  const { data } = await backend.auth.mfa.listFactors();
  const unfinished = data?.all.filter(({ status }) => status === 'unverified') ?? [];
  for (const { id } of unfinished) await backend.auth.mfa.unenroll({ factorId: id });
}

/** Starts an enrolment. @returns it, or the reason of a refusal in words. */
export async function beginEnrolment(
  name: string,
  withProof: WithProof,
): Promise<Enrolment | string> {
  await clearUnfinished();
  const { data, error } = await withProof(() =>
    backend.auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: 'YCTFC' }),
  );
  if (error?.code === 'mfa_factor_name_conflict') return NAME_TAKEN;
  if (error) return describeAuthError(error);
  return {
    factorId: data.id,
    name,
    picture: data.totp.qr_code,
    secret: data.totp.secret.replace(/.{4}(?=.)/g, '$& '),
  };
}

/** Cancels an unfinished enrolment. Verified devices stay; a failed request is ignored. */
export async function cancelEnrolment({ factorId }: Enrolment): Promise<void> {
  await backend.auth.mfa.unenroll({ factorId });
}
