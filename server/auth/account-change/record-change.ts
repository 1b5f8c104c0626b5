import type { Context } from 'hono';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { AccountChange } from '../mail/change-notice.ts';
import type { SignedIn } from '../requests/authenticate.ts';
import type { Proof } from '../requests/fresh-proof.ts';
import type { AuthService } from '../service.ts';
import { networkDigests } from '../sessions/open-session.ts';
import { writeAudit } from '../store/audit.ts';
import { isNetworkOld } from '../store/known-networks.ts';
import { deleteSessions } from '../store/sessions.ts';
import { describePlace } from './describe-place.ts';

/** A change of the account that the owner must hear of. */
export interface RecordedChange {
  change: AccountChange;
  signedIn: SignedIn;
  proof: Proof;
}

/**
 * What belongs to each change of password or second factor: the account's other sessions end, the
 * audit log names who did it and by which proof, and the owner gets a mail. In the transaction of the
 * change, so that none goes without the other; the caller wakes the mail worker after the commit.
 */
export async function recordChange(
  service: AuthService,
  c: Context<AppEnv>,
  tx: Transaction,
  { change, signedIn: { user, sessionId }, proof }: RecordedChange,
): Promise<void> {
  const ended = await deleteSessions(tx, user.id, sessionId);
  await writeAudit(tx, user.id, `account.${change}`, { proof, sessions_ended: ended });
  const digests = networkDigests(service, networkOf(c.get('clientAddress')));
  const place = describePlace({
    userAgent: c.req.header('user-agent') ?? '',
    isNetworkKnown: await isNetworkOld(tx, user.id, digests),
  });
  const { siteUrl } = service;
  await queueMail(
    tx,
    service.notices(change, { siteUrl, email: user.email, place, at: new Date() }),
  );
}
