import type { Transaction } from '../../database/database.ts';
import { digestToken } from '../one-time-token.ts';

export type SessionMethod = 'password' | 'otp';

export interface SessionRow {
  id: string;
  user_id: string;
  method: SessionMethod;
  created_at: Date;
}

export async function insertSession(
  tx: Transaction,
  userId: string,
  method: SessionMethod,
): Promise<SessionRow> {
  const { rows } = await tx.query<SessionRow>(
    'insert into auth.sessions (user_id, method) values ($1, $2) returning *',
    [userId, method],
  );
  await tx.query('update auth.users set last_sign_in_at = now() where id = $1', [userId]);
  const [session] = rows;
  if (!session) throw new Error('The session was not stored.');
  return session;
}

export async function findSession(
  tx: Transaction,
  id: string,
  userId: string,
): Promise<SessionRow | undefined> {
  const { rows } = await tx.query<SessionRow>(
    'select * from auth.sessions where id = $1 and user_id = $2',
    [id, userId],
  );
  return rows[0];
}

/**
 * The session that a refresh token belongs to, locked: refreshes of one session follow one another.
 * The lock comes before any look at the token's state, so that state cannot be stale, and in the
 * order in which a sign-out locks (session, then tokens), so that the two cannot block each other.
 */
export async function lockSessionOfToken(
  tx: Transaction,
  token: string,
): Promise<SessionRow | undefined> {
  const { rows } = await tx.query<SessionRow>(
    `select s.* from auth.sessions s
     where s.id = (select t.session_id from auth.refresh_tokens t where t.token_hash = $1)
     for update`,
    [digestToken(token)],
  );
  return rows[0];
}

/** Ends one session. */
export async function deleteSession(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.sessions where id = $1', [id]);
}

/** Ends the sessions of an account, all or all but one. */
export async function deleteSessions(
  tx: Transaction,
  userId: string,
  except: string | null = null,
): Promise<void> {
  await tx.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
    userId,
    except,
  ]);
}
