import type { Transaction } from '../../database/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { AuthService } from '../service.ts';
import { createOneTimeToken } from '../store/one-time-tokens.ts';
import type { UserRow } from '../store/users.ts';

/** Which link to send to whom. */
export interface LinkRequest {
  user: UserRow;
  redirectTo: string;
}

type LinkParts = Pick<AuthService, 'mails' | 'siteUrl'>;

/** Queues the confirmation mail of a sign-up; the caller wakes the mail worker after the commit. */
export async function sendConfirmation(
  { mails, siteUrl }: LinkParts,
  tx: Transaction,
  { user, redirectTo }: LinkRequest,
): Promise<void> {
  const token = await createOneTimeToken(tx, { userId: user.id, kind: 'signup' });
  await queueMail(tx, mails('confirmation', { siteUrl, email: user.email, token, redirectTo }));
}

/** Queues the mail that lets a person set a new password. */
export async function sendRecovery(
  { mails, siteUrl }: LinkParts,
  tx: Transaction,
  { user, redirectTo }: LinkRequest,
): Promise<void> {
  const token = await createOneTimeToken(tx, { userId: user.id, kind: 'recovery' });
  await queueMail(tx, mails('recovery', { siteUrl, email: user.email, token, redirectTo }));
}
