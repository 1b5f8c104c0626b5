import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { queueMail } from '../../mail/outbox.ts';
import { AuthError } from '../auth-error.ts';
import {
  describeSubject,
  describeVisitor,
  limitLink,
  readDeviceId,
  renewDevice,
  sendDeviceCookie,
} from '../known-devices.ts';
import {
  clearOneTimeTokens,
  confirmPage,
  findTokenOwner,
  type OneTimeKind,
  resolveRedirect,
  sendLink,
  spendOneTimeToken,
  VERIFY_TYPES,
} from '../links.ts';
import { writeAudit } from '../record-change.ts';
import { authenticate, digestNonces, putNonce, readBody } from '../requests.ts';
import type { AuthService } from '../service.ts';
import { openSession } from '../sessions.ts';
import {
  confirmEmail,
  emailSchema,
  findUserById,
  lockUserByEmail,
  lockUserById,
} from '../users.ts';

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
    await sendLink(service, tx, { kind: 'recovery', user, redirectTo });
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
      await sendLink(service, tx, { kind: 'signup', user, redirectTo });
    }
  });
  service.wakeMail();
}

/** `/recover` and `/resend` take the same time whether or not a mail is sent. */
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

/** Hides how long `work` took, so that the time tells nothing about what was found. */
export async function notBefore<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, delay(milliseconds)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Hosted Supabase is set to as many, see `otp_length` in supabase/config.toml. */
export const NONCE_DIGITS = 8;

async function mailNonce(service: AuthService, c: Context<AppEnv>): Promise<void> {
  const { user, sessionId } = await authenticate(service, c.req.raw);
  await service.limits.beforeMail('code', await describeSubject(service, c, user.email));
  const nonce = String(randomInt(10 ** NONCE_DIGITS)).padStart(NONCE_DIGITS, '0');
  const [digest] = digestNonces(service.keys, sessionId, nonce);
  if (!digest) throw new Error('There is no signing secret.');
  await service.database.transaction(async (tx) => {
    await putNonce(tx, sessionId, digest);
    await queueMail(tx, service.mails.code(user.email, nonce));
  });
  service.wakeMail();
}

/** `GET /reauthenticate` mails a code that allows `PUT /user` to change the password. */
export function reauthenticateRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/reauthenticate', async (c) => {
    await mailNonce(service, c);
    return c.json({});
  });
}

const textSchema = v.nullish(v.string('must be a string'));
const linkSchema = v.object({
  type: v.string('must be a string'),
  token_hash: textSchema,
  token: textSchema,
});

const expiredLink = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

async function readVerification(c: Context) {
  const { type, token_hash, token } = await readBody(c, linkSchema);
  const kinds = Object.hasOwn(VERIFY_TYPES, type) ? VERIFY_TYPES[type] : undefined;
  if (!kinds) throw new AuthError(400, 'validation_failed', 'type: Unsupported verification type');
  if (Boolean(token_hash) === Boolean(token)) {
    const message = 'token_hash: Verify requires either a token or a token hash';
    throw new AuthError(400, 'validation_failed', message);
  }
  // Our mails carry links and no codes that could be guessed, so no code is ever correct.
  if (!token_hash) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  return { kinds, token: token_hash };
}

/** The person who opened the link sets the account's first password in this session. */
async function spend(
  service: AuthService,
  c: Context<AppEnv>,
  { kinds, token }: { kinds: readonly OneTimeKind[]; token: string },
) {
  const network = networkOf(c.get('clientAddress'));
  return service.database.transaction(async (tx) => {
    const ownerId = await findTokenOwner(tx, token);
    const user = ownerId && (await lockUserById(tx, ownerId));
    const isSpent = user && (await spendOneTimeToken(tx, token, kinds));
    if (!isSpent) throw expiredLink();
    await confirmEmail(tx, user.id);
    await clearOneTimeTokens(tx, user.id);
    const confirmed = (await findUserById(tx, user.id)) ?? user;
    const deviceId = await renewDevice(tx, user.id, readDeviceId(service, c));
    return { body: await openSession(service, tx, confirmed, 'otp', network), deviceId };
  });
}

/** `GET /verify` only redirects to the page whose button posts: mail scanners open every link. */
export function verifyRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/verify', async (c) => {
      const verification = await readVerification(c);
      await service.limits.beforeVerify(await describeVisitor(service, c));
      const { body, deviceId } = await spend(service, c, verification);
      sendDeviceCookie(service, c, deviceId);
      return c.json(body);
    })
    .get('/verify', (c) => {
      const token = c.req.query('token_hash') || c.req.query('token');
      if (!token) {
        const message = 'token_hash: Verify requires a token or a token hash';
        throw new AuthError(400, 'validation_failed', message);
      }
      return c.redirect(confirmPage(service.siteUrl, c.req.query('type') ?? '', token), 303);
    });
}
