import type { JWTPayload } from 'jose';
import { LIMITS } from '../../contract/limits.ts';
import { firstRow, type Transaction } from '../database/database.ts';
import { createToken, digestToken } from './keys.ts';
import { networkDigests, rememberNetwork } from './known-devices.ts';
import type { AuthService } from './service.ts';
import { presentUser, type UserRow } from './users.ts';

export type SessionMethod = 'password' | 'otp';

/** Authenticator assurance level: aal2 with a second factor. */
export type AssuranceLevel = 'aal1' | 'aal2';

export interface SessionRow {
  id: string;
  user_id: string;
  method: SessionMethod;
  created_at: Date;
  aal: AssuranceLevel;
  factor_verified_at: Date | null;
}

const IS_OVER = `(coalesce(s.not_after <= now(), false)
  or private.is_session_over(s.created_at, s.refreshed_at))`;

/** Creates a session and records the time of the sign-in. */
export async function insertSession(
  tx: Transaction,
  userId: string,
  method: SessionMethod,
): Promise<SessionRow> {
  const session = await firstRow<SessionRow>(
    tx,
    'insert into auth.sessions (user_id, method) values ($1, $2) returning *',
    [userId, method],
  );
  await tx.query('update auth.users set last_sign_in_at = now() where id = $1', [userId]);
  if (!session) throw new Error('The session was not stored.');
  return session;
}

/** @returns the session with this id if it belongs to this account and has not ended. */
export const findSession = (tx: Transaction, id: string, userId: string) =>
  firstRow<SessionRow>(
    tx,
    `select * from auth.sessions s where id = $1 and user_id = $2 and not ${IS_OVER}`,
    [id, userId],
  );

/** Locks session before token, as a sign-out does, so that the two cannot deadlock. */
export const lockSessionOfToken = (tx: Transaction, token: string) =>
  firstRow<SessionRow & { isOver: boolean }>(
    tx,
    `select s.*, ${IS_OVER} as "isOver" from auth.sessions s
     where s.id = (select t.session_id from auth.refresh_tokens t where t.token_hash = $1)
     for update`,
    [digestToken(token)],
  );

export async function deleteSession(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.sessions where id = $1', [id]);
}

/** Ends all sessions of an account, or all but one. @returns how many */
export async function deleteSessions(
  tx: Transaction,
  userId: string,
  except: string | null = null,
): Promise<number> {
  const { rowCount } = await tx.query(
    'delete from auth.sessions where user_id = $1 and id is distinct from $2',
    [userId, except],
  );
  return rowCount ?? 0;
}

/** Signs out the account's sessions that have used no factor. */
export async function raiseSession(
  tx: Transaction,
  { id, userId, factorId }: { id: string; userId: string; factorId: string },
): Promise<SessionRow | undefined> {
  const session = await firstRow<SessionRow>(
    tx,
    `update auth.sessions set aal = 'aal2', factor_id = $3, factor_verified_at = now()
     where id = $1 and user_id = $2 returning *`,
    [id, userId, factorId],
  );
  await tx.query("delete from auth.sessions where user_id = $1 and aal < 'aal2'", [userId]);
  return session;
}

/** Drops the sessions that a factor had raised to aal1. */
export async function lowerSessions(tx: Transaction, factorId: string): Promise<void> {
  await tx.query(
    `update auth.sessions set aal = 'aal1', factor_id = null, factor_verified_at = null
     where factor_id = $1`,
    [factorId],
  );
}

/** A refresh token as stored; `age` is the seconds since it was used, null while it is unused. */
interface RefreshTokenRow {
  token_hash: Buffer;
  age: number | null;
}

export const findRefreshToken = (tx: Transaction, token: string) =>
  firstRow<RefreshTokenRow>(
    tx,
    `select token_hash, extract(epoch from clock_timestamp() - used_at)::float8 as age
     from auth.refresh_tokens where token_hash = $1`,
    [digestToken(token)],
  );

/** @returns the digest of the session's one unused token. */
export async function findActiveDigest(tx: Transaction, sessionId: string) {
  const active = await firstRow<Pick<RefreshTokenRow, 'token_hash'>>(
    tx,
    'select token_hash from auth.refresh_tokens where session_id = $1 and used_at is null',
    [sessionId],
  );
  return active?.token_hash;
}

export async function insertRefreshToken(
  tx: Transaction,
  sessionId: string,
  token: string,
): Promise<void> {
  await tx.query('insert into auth.refresh_tokens (token_hash, session_id) values ($1, $2)', [
    digestToken(token),
    sessionId,
  ]);
}

/** Marks a token as used; deletes tokens used a month ago, which from then on are unknown. */
export async function retireRefreshToken(
  tx: Transaction,
  sessionId: string,
  token: string,
): Promise<void> {
  await tx.query(
    'update auth.refresh_tokens set used_at = clock_timestamp() where token_hash = $1',
    [digestToken(token)],
  );
  await tx.query(
    `delete from auth.refresh_tokens
     where session_id = $1 and used_at < now() - interval '30 days'`,
    [sessionId],
  );
  await tx.query('update auth.sessions set refreshed_at = now() where id = $1', [sessionId]);
}

/** A token issued before, which may have been copied, cannot be exchanged into the raised session. */
export async function replaceRefreshTokens(
  tx: Transaction,
  sessionId: string,
  token: string,
): Promise<void> {
  await tx.query('delete from auth.refresh_tokens where session_id = $1', [sessionId]);
  await insertRefreshToken(tx, sessionId, token);
}

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** The authentication methods used in this session, the latest first (the `amr` claim). */
function listMethods({ method, created_at, factor_verified_at }: SessionRow) {
  const first = { method, timestamp: toSeconds(created_at) };
  if (!factor_verified_at) return [first];
  return [{ method: 'totp', timestamp: toSeconds(factor_verified_at) }, first];
}

export const issuerOf = (siteUrl: string): string => `${siteUrl}/auth/v1`;

/** Metadata, which users may edit, stays under `user_metadata` and never becomes `role` or `sub`. */
function buildAccessClaims(
  user: UserRow,
  session: SessionRow,
  siteUrl: string,
  now: Date,
): JWTPayload {
  const { id, email, app_metadata, user_metadata } = presentUser(user);
  return {
    iss: issuerOf(siteUrl),
    sub: id,
    aud: 'authenticated',
    iat: toSeconds(now),
    exp: toSeconds(now) + LIMITS.accessTokenSeconds,
    email,
    phone: '',
    app_metadata,
    user_metadata,
    role: 'authenticated',
    aal: session.aal,
    amr: listMethods(session),
    session_id: session.id,
    is_anonymous: false,
  };
}

/** Signs an access token and builds the body of hosted Supabase's token endpoint. */
export async function sessionBody(
  { keys, siteUrl }: Pick<AuthService, 'keys' | 'siteUrl'>,
  user: UserRow,
  session: SessionRow,
  refreshToken: string,
) {
  const now = new Date();
  return {
    access_token: await keys.sign(buildAccessClaims(user, session, siteUrl, now)),
    token_type: 'bearer',
    expires_in: LIMITS.accessTokenSeconds,
    expires_at: Math.floor(now.getTime() / 1000) + LIMITS.accessTokenSeconds,
    refresh_token: refreshToken,
    user: presentUser(user),
  };
}

export async function openSession(
  service: AuthService,
  tx: Transaction,
  user: UserRow,
  method: SessionMethod,
  network: string,
) {
  const session = await insertSession(tx, user.id, method);
  const refreshToken = createToken();
  await insertRefreshToken(tx, session.id, refreshToken);
  const [digest] = networkDigests(service, network);
  if (digest) await rememberNetwork(tx, user.id, digest);
  return sessionBody(
    service,
    { ...user, last_sign_in_at: session.created_at },
    session,
    refreshToken,
  );
}
