import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { LIMITS } from '../../contract/limits.ts';
import { firstRow, type Transaction } from '../database/database.ts';
import { FACTOR_VIEWS, type FactorView } from './factors.ts';

export type Metadata = Record<string, unknown>;

/** Metadata is part of every access token, and so of every request header. */
const MAX_LENGTH = 4096;

/** NUL and unpaired surrogates, which JSON can express and PostgreSQL's jsonb refuses. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

function isStorable(value: Metadata): boolean {
  try {
    const json = JSON.stringify(value);
    return json.length <= MAX_LENGTH && !UNSTORABLE.test(json);
  } catch {
    // Nested deeper than the stack allows.
    return false;
  }
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Metadata that users may store: an object of at most 4096 characters of JSON. */
export const metadataSchema = v.pipe(
  v.custom<Metadata>(isObject, 'must be an object'),
  v.check(isStorable, `must be at most ${MAX_LENGTH} characters of storable JSON`),
);

/** Null removes a key. */
export function mergeMetadata(current: Metadata, changes: Metadata): Metadata {
  const merged = Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null);
  return v.parse(metadataSchema, Object.fromEntries(merged));
}

/** One @, no white space, no control characters, nothing that would need quoting. */
const EMAIL = /^[^\s@<>"(),:;\\[\]\p{C}]+@[^\s@<>"(),:;\\[\]\p{C}]+$/u;

/** Whether a text can be the address of an account. */
export const isEmail = (text: string): boolean => text.length <= LIMITS.email && EMAIL.test(text);

/** Normalises text as account addresses are compared: trimmed, lower case. */
export const emailTextSchema = v.pipe(v.string('must be a string'), v.trim(), v.toLowerCase());

/** A valid address, in lower case as accounts store it. */
export const emailSchema = v.pipe(
  emailTextSchema,
  v.check(isEmail, 'Unable to validate email address: invalid format'),
);

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

export const findUserByEmail = (tx: Transaction, email: string) =>
  firstRow<UserRow>(tx, `${SELECT_USER} where lower(u.email) = lower($1)`, [email]);

export const lockUserById = (tx: Transaction, id: string) =>
  firstRow<UserRow>(tx, `${SELECT_USER} where u.id = $1 for update of u`, [id]);

export const findUserById = (tx: Transaction, id: string) =>
  firstRow<UserRow>(tx, `${SELECT_USER} where u.id = $1`, [id]);

export const lockUserByEmail = (tx: Transaction, email: string) =>
  firstRow<UserRow>(tx, `${SELECT_USER} where lower(u.email) = lower($1) for update of u`, [email]);

/** No password and no metadata: nobody has shown yet that the address is theirs. */
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

/** The database drops what the account was given before (`private.forget_unconfirmed_claims`). */
export async function confirmEmail(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    `update auth.users set email_confirmed_at = now(), updated_at = now()
     where id = $1 and email_confirmed_at is null`,
    [userId],
  );
}

const PROVIDER = { provider: 'email', providers: ['email'] };

function presentIdentity(user: UserRow, verified: Metadata) {
  return {
    // One identity per account, so the account's id serves as its id.
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: verified,
    provider: 'email',
    last_sign_in_at: user.last_sign_in_at,
    created_at: user.created_at,
    updated_at: user.updated_at,
    email: user.email,
  };
}

/** An account as hosted Supabase shows it to its owner; times become ISO 8601 in JSON. */
export function presentUser(user: UserRow) {
  const verified = {
    sub: user.id,
    email: user.email,
    email_verified: user.email_confirmed_at !== null,
    phone_verified: false,
  };
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...(user.email_confirmed_at && {
      email_confirmed_at: user.email_confirmed_at,
      confirmed_at: user.email_confirmed_at,
    }),
    ...(user.confirmation_sent_at && { confirmation_sent_at: user.confirmation_sent_at }),
    ...(user.recovery_sent_at && { recovery_sent_at: user.recovery_sent_at }),
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: { ...user.raw_user_meta_data, ...verified },
    identities: [presentIdentity(user, verified)],
    ...(user.factors.length > 0 && { factors: user.factors }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

/** The answer to a sign-up for an address that is taken: invented, so that it reveals nothing. */
export function presentTakenUser(email: string, now: Date) {
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: PROVIDER,
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
