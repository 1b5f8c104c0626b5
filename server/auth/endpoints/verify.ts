import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { AuthError } from '../auth-error.ts';
import { readDeviceId, sendDeviceCookie } from '../devices/device-cookie.ts';
import { describeVisitor } from '../limits/rate-subject.ts';
import { type OneTimeKind, VERIFY_TYPES } from '../links/link-kinds.ts';
import { confirmPage } from '../links/redirect.ts';
import { readBody } from '../requests/request-body.ts';
import type { AuthService } from '../service.ts';
import { openSession } from '../sessions/open-session.ts';
import { renewDevice } from '../store/known-devices.ts';
import { clearOneTimeTokens, findTokenOwner, spendOneTimeToken } from '../store/one-time-tokens.ts';
import { confirmEmail, findUserById, lockUserById } from '../store/users.ts';

const text = v.nullish(v.string('must be a string'));
const bodySchema = v.object({
  type: v.string('must be a string'),
  token_hash: text,
  token: text,
});

const expiredLink = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

async function readVerification(c: Context) {
  const { type, token_hash, token } = await readBody(c, bodySchema);
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

/**
 * Uses a link and opens a session. An account that this confirms has no password yet: the person who
 * opened the link sets it with that session, and nobody else can.
 */
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

/**
 * `POST /verify {type, token_hash}`: uses the token of a mailed link and answers with a session.
 * `GET /verify` does not use it, since mail scanners open every link: it redirects to the page
 * whose button does the POST.
 */
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
