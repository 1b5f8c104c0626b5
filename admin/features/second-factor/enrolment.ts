import { describeAuthError } from '../../shared/account/auth-errors.ts';
import { backend } from '../../shared/backend/backend.ts';

/** A device that has been named and must still prove that it makes right codes. */
export interface Enrolment {
  factorId: string;
  name: string;
  /** Address of the picture to scan. */
  picture: string;
  /** The same to type: Base32 in groups of four. */
  secret: string;
}

const NAME_TAKEN = 'Another device has this name. Choose a different one.';

/** Enrolments that were left unfinished would keep their names. */
async function clearUnfinished(): Promise<void> {
  const { data } = await backend.auth.mfa.listFactors();
  const unfinished = data?.all.filter(({ status }) => status === 'unverified') ?? [];
  for (const { id } of unfinished) await backend.auth.mfa.unenroll({ factorId: id });
}

/** Asks for a new secret. @returns it, or words for a refusal. */
export async function beginEnrolment(name: string): Promise<Enrolment | string> {
  await clearUnfinished();
  const { data, error } = await backend.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: 'YCTFC',
  });
  if (error?.code === 'mfa_factor_name_conflict') return NAME_TAKEN;
  if (error) return describeAuthError(error);
  return {
    factorId: data.id,
    name,
    picture: data.totp.qr_code,
    secret: data.totp.secret.replace(/.{4}(?=.)/g, '$& '),
  };
}

/** Forgets an enrolment; one that is in force stays, and so does one that cannot be reached. */
export async function cancelEnrolment({ factorId }: Enrolment): Promise<void> {
  await backend.auth.mfa.unenroll({ factorId });
}
