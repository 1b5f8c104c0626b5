import { randomInt } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../context.ts';
import { queueMail } from '../../mail/outbox.ts';
import { limitCodeMail } from '../limits/limit-mails.ts';
import { authenticate } from '../requests/authenticate.ts';
import { digestNonces } from '../requests/nonce.ts';
import type { AuthService } from '../service.ts';
import { putNonce } from '../store/reauthentications.ts';

/** Hosted Supabase is set to as many, see `otp_length` in supabase/config.toml. */
export const NONCE_DIGITS = 8;

async function mailNonce(service: AuthService, c: Context<AppEnv>): Promise<void> {
  const { user, sessionId } = await authenticate(service, c.req.raw);
  await limitCodeMail(service, c, user.email);
  const nonce = String(randomInt(10 ** NONCE_DIGITS)).padStart(NONCE_DIGITS, '0');
  const [digest] = digestNonces(service.keys, sessionId, nonce);
  if (!digest) throw new Error('There is no signing secret.');
  await service.database.transaction(async (tx) => {
    await putNonce(tx, sessionId, digest);
    const { siteUrl } = service;
    await queueMail(tx, service.nonceMail({ siteUrl, email: user.email, nonce }));
  });
  service.wakeMail();
}

/**
 * `GET /reauthenticate`: mails a code to the owner of the session, with which `PUT /user` changes the
 * password. A GET, as supabase-js sends it.
 */
export function reauthenticateRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/reauthenticate', async (c) => {
    await mailNonce(service, c);
    return c.json({});
  });
}
