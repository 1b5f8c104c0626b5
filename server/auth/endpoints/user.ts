import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { AuthError, invalidField } from '../auth-error.ts';
import { forgetDevices, renewDevice, sendDeviceCookie } from '../known-devices.ts';
import { clearOneTimeTokens } from '../links.ts';
import { requireGoodPassword } from '../passwords.ts';
import { recordChange } from '../record-change.ts';
import {
  authenticate,
  clearNonce,
  readBody,
  requireProofOrNonce,
  type SignedIn,
} from '../requests.ts';
import type { AuthService } from '../service.ts';
import { deleteSessions, findSession } from '../sessions.ts';
import {
  emailTextSchema,
  findUserById,
  lockUserById,
  type Metadata,
  mergeMetadata,
  metadataSchema,
  presentUser,
  setMetadata,
  setPassword,
  type UserRow,
} from '../users.ts';

const text = v.nullish(v.string('must be a string'));
const bodySchema = v.object({
  email: v.nullish(emailTextSchema),
  password: text,
  nonce: text,
  phone: text,
  data: v.nullish(metadataSchema),
  app_metadata: v.nullish(v.unknown()),
});
type Changes = v.InferOutput<typeof bodySchema>;

/** The address makes the account the administrator's, so neither it nor the role can be changed. */
function refuseFixedFields(user: UserRow, { email, phone, app_metadata }: Changes): void {
  if (email && email !== user.email) {
    const message = 'The email address of this account cannot be changed';
    throw new AuthError(422, 'email_address_not_authorized', message);
  }
  if (phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone numbers are not offered');
  if (app_metadata !== null && app_metadata !== undefined) {
    const message = 'Updating app_metadata requires admin privileges';
    throw new AuthError(403, 'not_admin', message);
  }
}

/** A stolen password or mailbox alone must not change the password past the second factor. */
function requireSecondFactor({ user, level }: SignedIn): void {
  const hasFactor = user.factors.some(({ status }) => status === 'verified');
  if (!hasFactor || level === 'aal2') return;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  throw new AuthError(401, 'insufficient_aal', message);
}

async function hashNewPassword(
  { passwords }: AuthService,
  user: UserRow,
  password: string,
): Promise<string> {
  requireGoodPassword(password, user.email);
  const { isValid } = await passwords.check(password, user.encrypted_password, 'known');
  if (isValid) {
    const message = 'New password should be different from the old password.';
    throw new AuthError(422, 'same_password', message);
  }
  return passwords.hash(password, 'known');
}

function mergedMetadata(user: UserRow, data: Metadata): Metadata {
  try {
    return mergeMetadata(user.raw_user_meta_data, data);
  } catch {
    throw invalidField('data', 'is too large together with what is stored');
  }
}

/** Known devices and earlier links and codes may be stolen, so a new password voids them. */
async function storePassword(tx: Transaction, { user, sessionId }: SignedIn, hash: string) {
  await setPassword(tx, user.id, hash);
  await clearOneTimeTokens(tx, user.id);
  await clearNonce(tx, sessionId);
  await forgetDevices(tx, user.id);
  return renewDevice(tx, user.id, undefined);
}

/** The proof comes first, or a thief could test whether a password is the present one. */
async function preparePassword(service: AuthService, signedIn: SignedIn, changes: Changes) {
  if (typeof changes.password !== 'string') return undefined;
  requireSecondFactor(signedIn);
  const proof = await requireProofOrNonce(service, signedIn, changes.nonce);
  return { proof, hash: await hashNewPassword(service, signedIn.user, changes.password) };
}

async function updateUser(service: AuthService, c: Context<AppEnv>) {
  const signedIn = await authenticate(service, c.req.raw);
  const changes = await readBody(c, bodySchema);
  refuseFixedFields(signedIn.user, changes);
  const { data } = changes;
  const password = await preparePassword(service, signedIn, changes);

  const { view, deviceId } = await service.database.transaction(async (tx) => {
    const user = await lockUserById(tx, signedIn.user.id);
    const session = await findSession(tx, signedIn.sessionId, signedIn.user.id);
    if (!user || !session) {
      throw new AuthError(403, 'session_not_found', 'The session ended in the meantime');
    }
    if (data) await setMetadata(tx, user.id, mergedMetadata(user, data));
    let renewed: string | undefined;
    if (password) {
      renewed = await storePassword(tx, signedIn, password.hash);
      const { proof } = password;
      // The first password of an account is set with its confirmation, which the owner was mailed for.
      if (!user.encrypted_password) await deleteSessions(tx, user.id, session.id);
      else await recordChange(service, c, tx, { change: 'password_changed', signedIn, proof });
    }
    return { view: presentUser((await findUserById(tx, user.id)) ?? user), deviceId: renewed };
  });
  if (password) service.wakeMail();
  if (deviceId) sendDeviceCookie(service, c, deviceId);
  return view;
}

/** `GET /user` and `PUT /user`: read the account; change password or metadata. */
export function userRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/user', async (c) => c.json(presentUser((await authenticate(service, c.req.raw)).user)))
    .put('/user', async (c) => c.json(await updateUser(service, c)));
}
