import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { type Database, firstRow } from '../../database/database.ts';
import { noteRefusal } from '../../database/note-refusal.ts';
import { AuthError } from '../auth-error.ts';
import {
  forgetDevices,
  limitLink,
  networkDigests,
  renewDevice,
  sendDeviceCookie,
} from '../known-devices.ts';
import { clearOneTimeTokens, resolveRedirect, sendLink } from '../links.ts';
import { requireGoodPassword } from '../passwords.ts';
import { recordChange } from '../record-change.ts';
import { authenticate, readBody, requireFreshProof, type SignedIn } from '../requests.ts';
import type { AuthService } from '../service.ts';
import { deleteSessions, findSession } from '../sessions.ts';
import {
  emailSchema,
  findUserById,
  lockUserByEmail,
  lockUserById,
  presentNewUser,
  presentUser,
  type UserRow,
} from '../users.ts';

const bodySchema = v.object({ password: v.string('must be a string') });

/** A stolen password or mailbox alone must not change the password past the second factor. */
function requireSecondFactor({ user, level }: SignedIn): void {
  const hasFactor = user.factors.some(({ status }) => status === 'verified');
  if (!hasFactor || level === 'aal2') return;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  throw new AuthError(401, 'insufficient_aal', message);
}

async function hashNewPassword({ passwords }: AuthService, user: UserRow, password: string) {
  requireGoodPassword(password, user.email);
  const { isValid } = await passwords.check(password, user.encrypted_password, 'known');
  if (isValid) {
    const message = 'New password should be different from the old password.';
    throw new AuthError(422, 'same_password', message);
  }
  return passwords.hash(password, 'known');
}

export const showUser = async (service: AuthService, c: Context<AppEnv>) =>
  presentUser((await authenticate(service, c.req.raw)).user);

// `PUT /user` sets a new password and nothing else: the address makes the account the administrator's. Known
// devices and earlier links may be stolen, so a new password voids them.
export async function updateUser(service: AuthService, c: Context<AppEnv>) {
  const signedIn = await authenticate(service, c.req.raw);
  const { password } = await readBody(c, bodySchema);
  requireSecondFactor(signedIn);
  // The proof comes first, or a thief could test whether a password is the present one.
  const proof = requireFreshProof(signedIn);
  const hash = await hashNewPassword(service, signedIn.user, password);

  const { view, deviceId } = await service.database.transaction(async (tx) => {
    const user = await lockUserById(tx, signedIn.user.id);
    const session = await findSession(tx, signedIn.sessionId, signedIn.user.id);
    if (!user || !session)
      throw new AuthError(403, 'session_not_found', 'The session ended in the meantime');
    await tx.query(
      'update auth.users set encrypted_password = $2, updated_at = now() where id = $1',
      [user.id, hash],
    );
    await clearOneTimeTokens(tx, user.id);
    await forgetDevices(tx, user.id);
    const renewed = await renewDevice(tx, user.id, undefined);
    // The first password of an account is set with its confirmation, which the owner was mailed for.
    if (!user.encrypted_password) await deleteSessions(tx, user.id, session.id);
    else await recordChange(service, c, tx, { change: 'password_changed', signedIn, proof });
    return { view: presentUser((await findUserById(tx, user.id)) ?? user), deviceId: renewed };
  });
  service.wakeMail();
  sendDeviceCookie(service, c, deviceId);
  return view;
}

type Applicant = Record<'email' | 'clientAddress', string>;

const answerSchema = v.object({
  error: v.optional(
    v.object({
      http_code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 500),
      message: v.pipe(v.string(), v.minLength(1)),
    }),
  ),
});

/** Asked before the account is looked up, so that strangers get the same answer for every address. */
export async function requireAdmission(database: Database, { email, clientAddress }: Applicant) {
  const now = new Date();
  // In the shape that hosted Supabase passes to the hook.
  const event = {
    metadata: {
      uuid: randomUUID(),
      time: now.toISOString(),
      name: 'before-user-created',
      ip_address: clientAddress,
    },
    user: presentNewUser(email, now),
  };
  const given = await database.transaction((tx) =>
    firstRow(tx, 'select public.before_user_created($1::jsonb) as answer', [JSON.stringify(event)]),
  );
  const { error } = v.parse(answerSchema, given?.answer);
  if (!error) return;
  const code = error.http_code < 500 ? 'unknown' : 'unexpected_failure';
  throw new AuthError(error.http_code, code, error.message);
}

const signUpSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string('must be a string'), v.nonEmpty('Signup requires a valid password')),
});

async function storeSignUp(service: AuthService, email: string, redirectTo: string) {
  return service.database.transaction(async (tx) => {
    // No password: nobody has shown yet that the address is theirs.
    await tx.query(
      `insert into auth.users (email, encrypted_password) values ($1, '')
       on conflict (lower(email)) do nothing`,
      [email],
    );
    const user = await lockUserByEmail(tx, email);
    if (!user) throw new Error('The account was not stored.');
    if (user.email_confirmed_at) {
      const now = new Date();
      return { ...presentNewUser(email, now), confirmation_sent_at: now };
    }
    await sendLink(service, tx, { kind: 'signup', user, redirectTo });
    return presentUser((await findUserById(tx, user.id)) ?? user);
  });
}

// `POST /signup` answers with a user, never a session: the address is not confirmed. The password is dropped.
export async function signUp(service: AuthService, c: Context<AppEnv>) {
  const { email, password } = await readBody(c, signUpSchema);
  requireGoodPassword(password, email);
  const clientAddress = c.get('clientAddress');
  const network = networkOf(clientAddress);
  await service.limits.beforeSignUp(network);
  await requireAdmission(service.database, { email, clientAddress }).catch((refusal) => {
    const subject = networkDigests(service, network)[0].toString('base64url');
    const entry = { account: null, action: 'refused.sign_up', detail: {} } as const;
    noteRefusal(service.database, { subject, ...entry });
    throw refusal;
  });
  await limitLink(service, c, { kind: 'signup', email });
  const redirectTo = resolveRedirect(service.siteUrl, c.req.query('redirect_to'));
  const user = await storeSignUp(service, email, redirectTo);
  service.wakeMail();
  return user;
}
