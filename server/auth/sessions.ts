import { LIMITS } from '../../contract/limits.ts';
import { firstRow, type Transaction } from '../database/database.ts';
import { createToken, digestToken } from './keys.ts';
import { networkDigests, rememberNetwork } from './known-devices.ts';
import type { AuthService } from './service.ts';
import { presentUser, type UserRow } from './users.ts';

export interface SessionRow {
  id: string;
  user_id: string;
  method: 'password' | 'otp';
  created_at: Date;
  aal: 'aal1' | 'aal2';
  factor_verified_at: Date | null;
}

const IS_OVER = `(coalesce(s.not_after <= now(), false)
  or private.is_session_over(s.created_at, s.refreshed_at))`;

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

export const deleteSession = (tx: Transaction, id: string) =>
  tx.query('delete from auth.sessions where id = $1', [id]);

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

export const insertRefreshToken = (tx: Transaction, sessionId: string, token: string) =>
  tx.query('insert into auth.refresh_tokens (token_hash, session_id) values ($1, $2)', [
    digestToken(token),
    sessionId,
  ]);

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);

export const issuerOf = (siteUrl: string): string => `${siteUrl}/auth/v1`;

export async function sessionBody(
  { keys, siteUrl }: Pick<AuthService, 'keys' | 'siteUrl'>,
  user: UserRow,
  { id, aal, method, created_at, factor_verified_at }: SessionRow,
  refreshToken: string,
) {
  const now = toSeconds(new Date());
  const expires_at = now + LIMITS.accessTokenSeconds;
  const shown = presentUser(user);
  const { email, app_metadata, user_metadata } = shown;
  const first = { method, timestamp: toSeconds(created_at) };
  const access_token = await keys.sign({
    iss: issuerOf(siteUrl),
    sub: user.id,
    aud: 'authenticated',
    iat: now,
    exp: expires_at,
    email,
    phone: '',
    app_metadata,
    user_metadata,
    role: 'authenticated',
    aal,
    // How the person proved who they are, the latest first.
    amr: factor_verified_at
      ? [{ method: 'totp', timestamp: toSeconds(factor_verified_at) }, first]
      : [first],
    session_id: id,
    is_anonymous: false,
  });
  return {
    access_token,
    token_type: 'bearer',
    expires_in: LIMITS.accessTokenSeconds,
    expires_at,
    refresh_token: refreshToken,
    user: shown,
  };
}

export async function openSession(
  service: AuthService,
  tx: Transaction,
  user: UserRow,
  method: SessionRow['method'],
  network: string,
) {
  const session = await firstRow<SessionRow>(
    tx,
    'insert into auth.sessions (user_id, method) values ($1, $2) returning *',
    [user.id, method],
  );
  if (!session) throw new Error('The session was not stored.');
  await tx.query('update auth.users set last_sign_in_at = now() where id = $1', [user.id]);
  const refreshToken = createToken();
  await insertRefreshToken(tx, session.id, refreshToken);
  const [digest] = networkDigests(service, network);
  await rememberNetwork(tx, user.id, digest);
  const signedIn = { ...user, last_sign_in_at: session.created_at };
  return sessionBody(service, signedIn, session, refreshToken);
}
