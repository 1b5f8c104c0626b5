import type { AuthService } from '../service.ts';
import { networkDigests } from '../sessions/open-session.ts';
import { isNetworkKnown } from '../store/known-networks.ts';
import type { RateSubject } from './rate-guard.ts';

/** Looks up whether an account, which need not exist, recently signed in from a network. */
export async function describeSubject(
  service: Pick<AuthService, 'database' | 'keys'>,
  network: string,
  email: string,
): Promise<RateSubject> {
  const digests = networkDigests(service, network);
  const known = await service.database.transaction((tx) => isNetworkKnown(tx, email, digests));
  return { network, email, isNetworkKnown: known };
}

/**
 * Counts a request by `network` to mail `email`, whether or not a mail will be sent.
 * @throws AuthError 429 `over_email_send_rate_limit`
 */
export async function limitMail(
  service: Pick<AuthService, 'database' | 'keys' | 'limits'>,
  network: string,
  email: string,
): Promise<void> {
  await service.limits.beforeMail(await describeSubject(service, network, email));
}
