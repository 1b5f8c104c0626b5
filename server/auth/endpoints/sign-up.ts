import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { AuthError, invalidField } from '../auth-error.ts';
import { limitMail } from '../limits/rate-subject.ts';
import { resolveRedirect } from '../links/redirect.ts';
import { sendConfirmation } from '../links/send-link.ts';
import { requirePasswordLength } from '../passwords/password-length.ts';
import { readBody } from '../requests/request-body.ts';
import type { AuthService } from '../service.ts';
import { findUserById, insertUser, lockUserByEmail, setPassword } from '../store/users.ts';
import { requireAdmission } from '../users/before-user-created.ts';
import { emailSchema } from '../users/email.ts';
import { type Metadata, metadataSchema } from '../users/metadata.ts';
import { presentTakenUser, presentUser } from '../users/user-view.ts';

const text = v.nullish(v.string('must be a string'));
const bodySchema = v.object({
  email: v.nullish(emailSchema),
  password: text,
  phone: text,
  data: v.nullish(metadataSchema),
});

interface SignUp {
  email: string;
  password: string;
  metadata: Metadata;
}

/** @throws AuthError for kinds of sign-up that this product does not offer */
async function readSignUp(c: Context): Promise<SignUp> {
  const { email, password, phone, data } = await readBody(c, bodySchema);
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!email && !password && data) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!email) throw invalidField('email', 'is required');
  if (!password) throw invalidField('password', 'Signup requires a valid password');
  requirePasswordLength(password);
  return { email, password, metadata: data ?? {} };
}

/**
 * Creates the account, or sends the mail again if it is not confirmed yet. The password of this
 * sign-up takes effect only if its own link is used, so that a stranger who signs up first with the
 * owner's address does not choose the owner's password.
 */
async function storeSignUp(service: AuthService, wanted: SignUp, redirectTo: string) {
  const { email, metadata } = wanted;
  const passwordHash = await service.passwords.hash(wanted.password);
  return service.database.transaction(async (tx) => {
    await insertUser(tx, { email, passwordHash, metadata });
    const user = await lockUserByEmail(tx, email);
    if (!user) throw new Error('The account was not stored.');
    if (user.email_confirmed_at) return presentTakenUser(email, metadata, new Date());
    await setPassword(tx, user.id, passwordHash);
    await sendConfirmation(service, tx, { user, redirectTo }, passwordHash);
    return presentUser((await findUserById(tx, user.id)) ?? user);
  });
}

/** `POST /signup`: answers with a user, never a session, since every address must be confirmed. */
export function signUpRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/signup', async (c) => {
    const wanted = await readSignUp(c);
    const clientAddress = c.get('clientAddress');
    const network = networkOf(clientAddress);
    await service.limits.beforeSignUp(network);
    await requireAdmission(service.database, { ...wanted, clientAddress });
    await limitMail(service, c, wanted.email);
    const redirectTo = resolveRedirect(service.siteUrl, c.req.query('redirect_to'));
    const user = await storeSignUp(service, wanted, redirectTo);
    service.wakeMail();
    return c.json(user);
  });
}
