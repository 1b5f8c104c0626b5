import { randomUUID } from 'node:crypto';
import type { UserRow } from '../store/users.ts';
import type { Metadata } from './metadata.ts';

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
