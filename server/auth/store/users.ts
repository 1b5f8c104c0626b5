import type { Transaction } from '../../database/database.ts';
import type { Metadata } from '../users/metadata.ts';
import { FACTOR_VIEWS, type FactorView } from './factors.ts';

/** An account; `encrypted_password` is empty when it has no password. */
export interface UserRow {
  id: string;
  email: string;
  encrypted_password: string;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Metadata;
  raw_user_meta_data: Metadata;
  created_at: Date;
  updated_at: Date;
  /** As of this read; a transaction that locks the account reads them again with `listFactors`. */
  factors: FactorView[];
}

const SELECT_USER = `select u.*, (${FACTOR_VIEWS}) as factors from auth.users u`;

/** @returns the account of an address, in any case; undefined when there is none. */
export async function findUserByEmail(
  tx: Transaction,
  email: string,
): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(`${SELECT_USER} where lower(u.email) = lower($1)`, [
    email,
  ]);
  return rows[0];
}

/** @returns the account of an id, locked until the transaction ends. */
export async function lockUserById(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(`${SELECT_USER} where u.id = $1 for update of u`, [id]);
  return rows[0];
}

/** @returns the account of an id, not locked. */
export async function findUserById(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(`${SELECT_USER} where u.id = $1`, [id]);
  return rows[0];
}

/** @returns the account of an address, locked until the transaction ends. */
export async function lockUserByEmail(
  tx: Transaction,
  email: string,
): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(
    `${SELECT_USER} where lower(u.email) = lower($1) for update of u`,
    [email],
  );
  return rows[0];
}

/**
 * Creates an account that waits for its confirmation, unless the address has one. It has no password
 * and no metadata: nobody has shown yet that the address is theirs.
 */
export async function insertUser(tx: Transaction, email: string): Promise<void> {
  await tx.query(
    `insert into auth.users (email, encrypted_password) values ($1, '')
     on conflict (lower(email)) do nothing`,
    [email],
  );
}

/** Stores a password hash; with an empty one, no password signs the account in. */
export async function setPassword(tx: Transaction, userId: string, hash: string): Promise<void> {
  await tx.query(
    'update auth.users set encrypted_password = $2, updated_at = now() where id = $1',
    [userId, hash],
  );
}

/** Replaces `before` with a hash of the current costs, unless the password changed meanwhile. */
export async function rehashPassword(
  tx: Transaction,
  userId: string,
  before: string,
  hash: string,
): Promise<void> {
  await tx.query(
    'update auth.users set encrypted_password = $3 where id = $1 and encrypted_password = $2',
    [userId, before, hash],
  );
}

/** Replaces the user's metadata. */
export async function setMetadata(
  tx: Transaction,
  userId: string,
  metadata: Metadata,
): Promise<void> {
  await tx.query(
    'update auth.users set raw_user_meta_data = $2, updated_at = now() where id = $1',
    [userId, JSON.stringify(metadata)],
  );
}

/**
 * Records that the address is confirmed; the time of the first confirmation stays. The database drops
 * what the account was given before (`private.forget_unconfirmed_claims`).
 */
export async function confirmEmail(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    `update auth.users set email_confirmed_at = now(), updated_at = now()
     where id = $1 and email_confirmed_at is null`,
    [userId],
  );
}

/**
 * Calls the database's before-user-created hook, the same function that hosted Supabase calls.
 * @returns its answer, unchecked
 */
export async function askBeforeUserCreated(tx: Transaction, event: unknown): Promise<unknown> {
  const { rows } = await tx.query<{ answer: unknown }>(
    'select public.before_user_created($1::jsonb) as answer',
    [JSON.stringify(event)],
  );
  return rows[0]?.answer;
}
