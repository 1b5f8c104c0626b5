import type { Context } from 'hono';
import * as v from 'valibot';
import { LIMITS } from '../../../contract/limits.ts';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { firstRow, type Transaction } from '../../database/database.ts';
import { noteRefusal } from '../../database/note-refusal.ts';
import { AuthError, invalidField } from '../auth-error.ts';
import { digestToken, type SigningKeys } from '../keys.ts';
import {
  describeSubject,
  describeVisitor,
  dropDeviceCookie,
  forgetDevices,
  readDeviceId,
  renewDevice,
  sendDeviceCookie,
} from '../known-devices.ts';
import { authenticate, readBody } from '../requests.ts';
import type { AuthService } from '../service.ts';
import {
  deleteSession,
  deleteSessions,
  insertRefreshToken,
  lockSessionOfToken,
  openSession,
  type SessionRow,
  sessionBody,
} from '../sessions.ts';
import {
  emailTextSchema,
  findUserByEmail,
  findUserById,
  isEmail,
  lockUserById,
  type UserRow,
} from '../users.ts';

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

const MAX_STEPS = 64;

/** Derived, so that the database stores digests only and a repeated refresh gets the same successor. */
const deriveSuccessor = (keys: SigningKeys, token: string): string =>
  keys.digests('refresh', token)[0].toString('base64url');

async function findCurrent(keys: SigningKeys, tx: Transaction, sessionId: string, token: string) {
  const active = await firstRow<{ token_hash: Buffer }>(
    tx,
    'select token_hash from auth.refresh_tokens where session_id = $1 and used_at is null',
    [sessionId],
  );
  let current = token;
  for (let step = 0; active && step < MAX_STEPS; step += 1) {
    current = deriveSuccessor(keys, current);
    if (digestToken(current).equals(active.token_hash)) return current;
  }
  return undefined;
}

const tokenSchema = v.object({ refresh_token: v.string('must be a string') });

const REFUSALS = {
  refresh_token_not_found: 'Refresh Token Not Found',
  session_expired: 'Session Expired',
  refresh_token_already_used: 'Already Used',
} as const;
const refuseToken = (code: keyof typeof REFUSALS) =>
  new AuthError(400, code, `Invalid Refresh Token: ${REFUSALS[code]}`);

// A token used within `refreshReuseSeconds` gets the current one again: two tabs, or a lost answer. Later reuse
// means a thief, so the session ends (RFC 9700 §4.14.2; hosted Supabase is less strict).
async function nextToken(
  { keys }: AuthService,
  tx: Transaction,
  { id }: SessionRow,
  token: string,
): Promise<string | undefined> {
  const digest = digestToken(token);
  const stored = await firstRow<{ age: number | null }>(
    tx,
    `select extract(epoch from clock_timestamp() - used_at)::float8 as age
     from auth.refresh_tokens where token_hash = $1`,
    [digest],
  );
  if (!stored) throw refuseToken('refresh_token_not_found');
  if (stored.age !== null)
    return stored.age <= LIMITS.refreshReuseSeconds ? findCurrent(keys, tx, id, token) : undefined;
  await tx.query(
    'update auth.refresh_tokens set used_at = clock_timestamp() where token_hash = $1',
    [digest],
  );
  await tx.query(
    `delete from auth.refresh_tokens
     where session_id = $1 and used_at < now() - interval '30 days'`,
    [id],
  );
  await tx.query('update auth.sessions set refreshed_at = now() where id = $1', [id]);
  const next = deriveSuccessor(keys, token);
  await insertRefreshToken(tx, id, next);
  return next;
}

export async function refreshSession(service: AuthService, c: Context<AppEnv>) {
  const { refresh_token: token } = await readBody(c, tokenSchema);
  if (!token) throw invalidField('refresh_token', 'refresh_token required');
  await service.limits.beforeRefresh(await describeVisitor(service, c));

  const answer = await service.database.transaction(async (tx) => {
    const session = await lockSessionOfToken(tx, token);
    if (!session) throw refuseToken('refresh_token_not_found');
    const next = session.isOver ? undefined : await nextToken(service, tx, session, token);
    if (next === undefined) {
      // Not thrown here: an exception would roll back the deletion of the session.
      await deleteSession(tx, session.id);
      return refuseToken(session.isOver ? 'session_expired' : 'refresh_token_already_used');
    }
    const user = await findUserById(tx, session.user_id);
    if (!user) throw refuseToken('refresh_token_not_found');
    return sessionBody(service, user, session, next);
  });
  if (!(answer instanceof AuthError)) return answer;
  if (answer.code === 'refresh_token_already_used')
    service.log.warn({ requestId: c.get('requestId') }, 'refresh token reused; session ended');
  throw answer;
}
