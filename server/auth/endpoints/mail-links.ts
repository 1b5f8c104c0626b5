import { setTimeout as delay } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../context.ts';
import { AuthError } from '../auth-error.ts';
import { limitLink } from '../limits/limit-mails.ts';
import { resolveRedirect } from '../links/redirect.ts';
import { sendConfirmation, sendRecovery } from '../links/send-link.ts';
import { readBody } from '../requests/request-body.ts';
import type { AuthService } from '../service.ts';
import { writeAudit } from '../store/audit.ts';
import { lockUserByEmail } from '../store/users.ts';
import { emailSchema } from '../users/email.ts';

/** Several times as long as queueing a mail takes. */
const MIN_ANSWER_MS = 100;

const recoverSchema = v.object({ email: emailSchema });
const resendSchema = v.object({
  type: v.picklist(
    ['signup', 'email_change', 'sms', 'phone_change'],
    'Missing one of these types: signup, email_change, sms, phone_change',
  ),
  email: v.nullish(emailSchema),
  phone: v.nullish(v.string('must be a string')),
});

const redirectOf = ({ siteUrl }: AuthService, c: Context) =>
  resolveRedirect(siteUrl, c.req.query('redirect_to'));

async function recover(service: AuthService, c: Context<AppEnv>): Promise<void> {
  const { email } = await readBody(c, recoverSchema);
  await limitLink(service, c, { kind: 'recovery', email });
  const redirectTo = redirectOf(service, c);
  await service.database.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (!user) return;
    await sendRecovery(service, tx, { user, redirectTo });
    // By whom, nobody knows.
    await writeAudit(tx, null, 'account.recovery_asked', { account: user.id });
  });
  service.wakeMail();
}

async function resend(service: AuthService, c: Context<AppEnv>): Promise<void> {
  const { type, email } = await readBody(c, resendSchema);
  if (type === 'sms' || type === 'phone_change') {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (!email) {
    throw new AuthError(400, 'validation_failed', 'email: Type provided requires an email address');
  }
  await limitLink(service, c, { kind: 'signup', email });
  const redirectTo = redirectOf(service, c);
  await service.database.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (type === 'signup' && user && !user.email_confirmed_at) {
      await sendConfirmation(service, tx, { user, redirectTo });
    }
  });
  service.wakeMail();
}

/**
 * `POST /recover` and `POST /resend`: answer `{}` after the same time whether or not a mail is
 * sent.
 */
export function mailLinkRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/recover', async (c) => {
      await notBefore(MIN_ANSWER_MS, recover(service, c));
      return c.json({});
    })
    .post('/resend', async (c) => {
      await notBefore(MIN_ANSWER_MS, resend(service, c));
      return c.json({});
    });
}

/**
 * Gives the result of `work`, or its failure, no earlier than after `milliseconds`, so that the time
 * it took tells nothing about what was found.
 */
export async function notBefore<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, delay(milliseconds)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
