import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { firstRow, hasRow } from '../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import { digestToken } from '../keys.ts';
import {
  describeVisitor,
  limitLink,
  readDeviceId,
  renewDevice,
  sendDeviceCookie,
} from '../known-devices.ts';
import type { OneTimeKind } from '../limits.ts';
import { clearOneTimeTokens, resolveRedirect, sendLink } from '../links.ts';
import { writeAudit } from '../record-change.ts';
import { readBody } from '../requests.ts';
import type { AuthService } from '../service.ts';
import { openSession } from '../sessions.ts';
import { emailSchema, findUserById, lockUserByEmail, lockUserById } from '../users.ts';

/** Several times as long as queueing a mail takes. */
const MIN_ANSWER_MS = 100;

/** Hides how long `work` took, so that the time tells nothing about what was found. */
export async function notBefore<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, delay(milliseconds)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Mails a link to the account of `email` that may get one; the answer is the same without it. */
async function mailLink(
  service: AuthService,
  c: Context<AppEnv>,
  { kind, email }: { kind: OneTimeKind; email: string },
) {
  await limitLink(service, c, { kind, email });
  const redirectTo = resolveRedirect(service.siteUrl, c.req.query('redirect_to'));
  await service.database.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (!user || (kind === 'signup' && user.email_confirmed_at)) return;
    await sendLink(service, tx, { kind, user, redirectTo });
    // By whom, nobody knows.
    if (kind === 'recovery')
      await writeAudit(tx, null, 'account.recovery_asked', { account: user.id });
  });
  service.wakeMail();
  return {};
}

const recoverSchema = v.object({ email: emailSchema });

export const recover = (service: AuthService, c: Context<AppEnv>) =>
  notBefore(
    MIN_ANSWER_MS,
    readBody(c, recoverSchema).then(({ email }) =>
      mailLink(service, c, { kind: 'recovery', email }),
    ),
  );

const resendSchema = v.object({
  type: v.literal('signup', 'only signup is offered'),
  email: emailSchema,
});

export const resend = (service: AuthService, c: Context<AppEnv>) =>
  notBefore(
    MIN_ANSWER_MS,
    readBody(c, resendSchema).then(({ email }) => mailLink(service, c, { kind: 'signup', email })),
  );

/** The kinds of link that each `type` of `POST /verify` accepts, as on hosted Supabase. */
const KINDS: Readonly<Record<string, readonly OneTimeKind[]>> = {
  signup: ['signup'],
  email: ['signup', 'recovery'],
  recovery: ['recovery'],
};

// Our mails carry links and no codes that could be guessed, so no `token` is ever correct.
const linkSchema = v.object({
  type: v.picklist(Object.keys(KINDS), 'Unsupported verification type'),
  token_hash: v.pipe(v.string('must be a string'), v.nonEmpty('Verify requires a token hash')),
});

const expiredLink = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

// `POST /verify` uses a link and opens a session, in which the person who opened it sets the account's first
// password. A token works once; the account is locked before it, so that two requests cannot deadlock.
export async function verifyLink(service: AuthService, c: Context<AppEnv>) {
  const { type, token_hash } = await readBody(c, linkSchema);
  const digest = digestToken(token_hash);
  await service.limits.beforeVerify(await describeVisitor(service, c));
  const network = networkOf(c.get('clientAddress'));
  const { body, deviceId } = await service.database.transaction(async (tx) => {
    const owner = await firstRow<{ user_id: string }>(
      tx,
      'select user_id from auth.one_time_tokens where token_hash = $1',
      [digest],
    );
    const user = owner && (await lockUserById(tx, owner.user_id));
    const isSpent =
      user &&
      (await hasRow(
        tx,
        `delete from auth.one_time_tokens
         where token_hash = $1 and kind = any ($2) and expires_at > now()`,
        [digest, KINDS[type]],
      ));
    if (!isSpent) throw expiredLink();
    // The database drops what the account was given before (`private.forget_unconfirmed_claims`).
    await tx.query(
      `update auth.users set email_confirmed_at = now(), updated_at = now()
       where id = $1 and email_confirmed_at is null`,
      [user.id],
    );
    await clearOneTimeTokens(tx, user.id);
    const confirmed = (await findUserById(tx, user.id)) ?? user;
    const renewed = await renewDevice(tx, user.id, readDeviceId(service, c));
    const session = await openSession(service, tx, confirmed, 'otp', network);
    return { body: session, deviceId: renewed };
  });
  sendDeviceCookie(service, c, deviceId);
  return body;
}
