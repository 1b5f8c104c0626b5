import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../context.ts';
import { AuthError } from '../auth-error.ts';
import { forgetDevices, renewDevice, sendDeviceCookie } from '../known-devices.ts';
import { clearOneTimeTokens } from '../links.ts';
import { requireGoodPassword } from '../passwords.ts';
import { recordChange } from '../record-change.ts';
import { authenticate, readBody, requireFreshProof, type SignedIn } from '../requests.ts';
import type { AuthService } from '../service.ts';
import { deleteSessions, findSession } from '../sessions.ts';
import { findUserById, lockUserById, presentUser, type UserRow } from '../users.ts';

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
