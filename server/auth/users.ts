import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { LIMITS } from '../../contract/limits.ts';
import { firstRow, type Transaction } from '../database/database.ts';

/** One @, no white space, no control characters, nothing that would need quoting. */
const EMAIL = /^[^\s@<>"(),:;\\[\]\p{C}]+@[^\s@<>"(),:;\\[\]\p{C}]+$/u;

export const isEmail = (text: string): boolean => text.length <= LIMITS.email && EMAIL.test(text);

/** Normalises text as account addresses are compared: trimmed, lower case. */
export const emailTextSchema = v.pipe(v.string('must be a string'), v.trim(), v.toLowerCase());

export const emailSchema = v.pipe(
  emailTextSchema,
  v.check(isEmail, 'Unable to validate email address: invalid format'),
);

interface FactorView {
  id: string;
  friendly_name: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}

export interface FactorRow extends Omit<FactorView, 'created_at' | 'updated_at'> {
  user_id: string;
  secret: string;
}

export interface UserRow {
  id: string;
  email: string;
  encrypted_password: string;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  created_at: Date;
  updated_at: Date;
  /** As of this read; a transaction that locks the account reads them again. */
  factors: FactorView[];
}

const SELECT_USER = `
  select u.*, (select coalesce(json_agg(json_build_object(
    'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
    'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at,
    'last_challenged_at', f.last_challenged_at) order by f.created_at, f.id), '[]')
    from auth.mfa_factors f where f.user_id = u.id) as factors
  from auth.users u where`;

const selectUser = (condition: string) => (tx: Transaction, value: string) =>
  firstRow<UserRow>(tx, `${SELECT_USER} ${condition}`, [value]);

export const findUserById = selectUser('u.id = $1');
export const lockUserById = selectUser('u.id = $1 for update of u');
export const findUserByEmail = selectUser('lower(u.email) = lower($1)');
export const lockUserByEmail = selectUser('lower(u.email) = lower($1) for update of u');

function presentIdentity(user: UserRow, verified: Record<string, unknown>) {
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

export function presentUser(user: UserRow) {
  const { email_confirmed_at, confirmation_sent_at, recovery_sent_at, last_sign_in_at } = user;
  const verified = {
    sub: user.id,
    email: user.email,
    email_verified: email_confirmed_at !== null,
    phone_verified: false,
  };
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...(email_confirmed_at && { email_confirmed_at, confirmed_at: email_confirmed_at }),
    ...(confirmation_sent_at && { confirmation_sent_at }),
    ...(recovery_sent_at && { recovery_sent_at }),
    ...(last_sign_in_at && { last_sign_in_at }),
    app_metadata: user.raw_app_meta_data,
    // Never claims that an earlier version let the account choose.
    user_metadata: { ...user.raw_user_meta_data, ...verified },
    identities: [presentIdentity(user, verified)],
    ...(user.factors.length > 0 && { factors: user.factors }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

/** The answer to a sign-up for an address that is taken, and what the hook is told: an invented user. */
export function presentNewUser(email: string, now: Date) {
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
