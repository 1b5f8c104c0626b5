import type { Context } from 'hono';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { findRequestDevice } from '../devices/device-cookie.ts';
import type { AuthService } from '../service.ts';
import { networkDigests } from '../sessions/open-session.ts';
import { isNetworkKnown } from '../store/known-networks.ts';
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
