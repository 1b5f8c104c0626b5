import type { Context } from 'hono';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { findRequestDevice, isNetworkKnown } from '../known-devices.ts';
import { keepNewestLink, type OneTimeKind } from '../links.ts';
import type { AuthService } from '../service.ts';
import { networkDigests } from '../sessions/open-session.ts';
import { lockUserByEmail } from '../store/users.ts';
import type { RateSubject, Visitor } from './rate-guard.ts';

type SubjectParts = Pick<AuthService, 'database' | 'keys' | 'siteUrl'>;

/** Who sends a request that names no account: a network, and a device of any account. */
export async function describeVisitor(service: SubjectParts, c: Context<AppEnv>): Promise<Visitor> {
  const device = await findRequestDevice(service, c);
  return { network: networkOf(c.get('clientAddress')), deviceId: device?.id };
}

/** Who asks about an account, which need not exist; a device of another one counts as none. */
export async function describeSubject(
  service: SubjectParts,
  c: Context<AppEnv>,
  email: string,
): Promise<RateSubject> {
  const network = networkOf(c.get('clientAddress'));
  const device = await findRequestDevice(service, c);
  const isOwn = device?.email.toLowerCase() === email.toLowerCase();
  const digests = networkDigests(service, network);
  const known = await service.database.transaction((tx) => isNetworkKnown(tx, email, digests));
  return { network, email, isNetworkKnown: known, deviceId: isOwn ? device?.id : undefined };
}

type LimitParts = Pick<AuthService, 'database' | 'keys' | 'siteUrl' | 'limits'>;

/**
 * Counts a request for a mailed link to `email`, whether or not a mail will be sent. One that is refused keeps
 * the newest link open, so that nobody who can read the mails is kept out by somebody who asks for more
 * of them all day.
 * @throws AuthError 429 `over_email_send_rate_limit`
 */
export async function limitLink(
  service: LimitParts,
  c: Context<AppEnv>,
  { kind, email }: { kind: OneTimeKind; email: string },
): Promise<void> {
  const subject = await describeSubject(service, c, email);
  try {
    await service.limits.beforeMail(kind === 'recovery' ? 'recovery' : 'confirmation', subject);
  } catch (error) {
    await service.database.transaction(async (tx) => {
      const user = await lockUserByEmail(tx, email);
      if (user) await keepNewestLink(tx, user.id, kind);
    });
    throw error;
  }
}
