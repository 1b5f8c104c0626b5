import type { Context } from 'hono';
import type { AppEnv } from '../../context.ts';
import type { OneTimeKind } from '../links/link-kinds.ts';
import type { AuthService } from '../service.ts';
import { keepNewestLink } from '../store/one-time-tokens.ts';
import { lockUserByEmail } from '../store/users.ts';
import { describeSubject } from './rate-subject.ts';

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
  const { limits } = service;
  try {
    await (kind === 'recovery'
      ? limits.beforeRecovery(subject)
      : limits.beforeConfirmation(subject));
  } catch (error) {
    await service.database.transaction(async (tx) => {
      const user = await lockUserByEmail(tx, email);
      if (user) await keepNewestLink(tx, user.id, kind);
    });
    throw error;
  }
}

/**
 * Counts a request for a mailed code.
 * @throws AuthError 429 `over_email_send_rate_limit`
 */
export async function limitCodeMail(
  service: LimitParts,
  c: Context<AppEnv>,
  email: string,
): Promise<void> {
  await service.limits.beforeCodeMail(await describeSubject(service, c, email));
}
