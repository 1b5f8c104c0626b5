import type { Context } from 'hono';
import * as v from 'valibot';
import { LIMITS } from '../../../contract/limits.ts';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { noteRefusal } from '../../database/note-refusal.ts';
import { AuthError } from '../auth-error.ts';
import {
  describeSubject,
  dropDeviceCookie,
  forgetDevices,
  readDeviceId,
  renewDevice,
  sendDeviceCookie,
} from '../known-devices.ts';
import { authenticate, readBody } from '../requests.ts';
import type { AuthService } from '../service.ts';
import { deleteSession, deleteSessions, openSession } from '../sessions.ts';
import { emailTextSchema, findUserByEmail, isEmail, lockUserById, type UserRow } from '../users.ts';

const bodySchema = v.object({ email: emailTextSchema, password: v.string('must be a string') });

const refused = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

/** Opens the session unless the password changed while it was being checked. */
async function begin(
  service: AuthService,
  c: Context<AppEnv>,
  checked: UserRow,
  freshHash: string | undefined,
) {
  const network = networkOf(c.get('clientAddress'));
  return service.database.transaction(async (tx) => {
    const user = await lockUserById(tx, checked.id);
    if (user?.encrypted_password !== checked.encrypted_password) throw refused();
    if (!user.email_confirmed_at)
      throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    if (freshHash)
      await tx.query('update auth.users set encrypted_password = $2 where id = $1', [
        user.id,
        freshHash,
      ]);
    const deviceId = await renewDevice(tx, user.id, readDeviceId(service, c));
    return { body: await openSession(service, tx, user, 'password', network), deviceId };
  });
}

const WINDOW = { windowSeconds: 15 * 60 } as const;
const UNNOTED_PASSWORDS = { name: 'wrong-passwords', allowed: 4, ...WINDOW } as const;
const NOTED_PASSWORDS = { name: 'noted-passwords', allowed: 1, ...WINDOW } as const;

/** One audit entry for five wrong passwords; not awaited, so that its time reveals no account. */
async function noteWrongPassword({ countRequest, database }: AuthService, account: string) {
  if ((await countRequest(UNNOTED_PASSWORDS, account)) === 0) return;
  if ((await countRequest(NOTED_PASSWORDS, account)) > 0) return;
  const entry = { account: null, action: 'refused.sign_in', detail: { account } } as const;
  noteRefusal(database, { subject: account, ...entry });
}

/** The password grant of `POST /token`. An unknown address takes as long as a known one. */
export async function signInWithPassword(service: AuthService, c: Context<AppEnv>) {
  const { email, password } = await readBody(c, bodySchema);
  if (!isEmail(email) || password.length > 2 * LIMITS.passwordMax) throw refused();
  const user = await service.database.transaction((tx) => findUserByEmail(tx, email));
  const subject = await describeSubject(service, c, email);
  const generation = user?.last_sign_in_at?.toISOString() ?? '';
  const lane = await service.limits.beforeSignIn(subject, generation);

  const check = await service.passwords.check(password, user?.encrypted_password, lane);
  if (user && !check.isValid) void noteWrongPassword(service, user.id).catch(() => {});
  if (!user || !check.isValid) throw refused();
  const freshHash = check.isOutdated ? await service.passwords.hash(password, lane) : undefined;
  const { body, deviceId } = await begin(service, c, user, freshHash);
  sendDeviceCookie(service, c, deviceId);
  return body;
}

const scopeSchema = v.picklist(['global', 'local', 'others']);

/** `POST /logout?scope=global|local|others`; all but `local` also forget the known devices. */
export async function signOut(service: AuthService, c: Context<AppEnv>): Promise<undefined> {
  const { user, sessionId } = await authenticate(service, c.req.raw);
  const scope = v.safeParse(scopeSchema, c.req.query('scope') || 'global');
  if (!scope.success)
    throw new AuthError(400, 'validation_failed', 'scope: must be global, local or others');
  const deviceId = await service.database.transaction(async (tx) => {
    if (scope.output === 'local') return void (await deleteSession(tx, sessionId));
    await deleteSessions(tx, user.id, scope.output === 'others' ? sessionId : null);
    await forgetDevices(tx, user.id);
    return scope.output === 'others' ? renewDevice(tx, user.id, undefined) : undefined;
  });
  if (deviceId) sendDeviceCookie(service, c, deviceId);
  if (scope.output === 'global') dropDeviceCookie(service, c);
  return undefined;
}
