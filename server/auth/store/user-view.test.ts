import { expect, test } from 'vitest';
import type { FactorView } from './factors.ts';
import type { UserRow } from './users.ts';
import { presentTakenUser, presentUser } from './users.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));
const NEW: UserRow = {
  id: '5b0a3a5e-6f0c-4b44-9d51-0a8f7c1f2f10',
  email: 'owner@example.in',
  encrypted_password: 'a hash',
  email_confirmed_at: null,
  confirmation_sent_at: null,
  recovery_sent_at: null,
  last_sign_in_at: null,
  raw_app_meta_data: { provider: 'email', providers: ['email'] },
  raw_user_meta_data: { theme: 'dark', email_verified: 'forged' },
  created_at: at(0),
  updated_at: at(1),
  factors: [],
};
const FACTOR: FactorView = {
  ...{ id: 'phone', friendly_name: 'Phone', factor_type: 'totp', status: 'verified' },
  ...{ created_at: '', updated_at: '', last_challenged_at: null },
};

const verified = { sub: NEW.id, email: NEW.email, email_verified: false, phone_verified: false };

test('a new account shows only what there is, and nothing of the password', () => {
  const { id, email, created_at, updated_at } = NEW;
  expect(presentUser(NEW)).toStrictEqual({
    ...{ id, email, phone: '', aud: 'authenticated', role: 'authenticated' },
    app_metadata: NEW.raw_app_meta_data,
    user_metadata: { theme: 'dark', ...verified },
    identities: [
      {
        ...{ identity_id: id, id, user_id: id, provider: 'email', email },
        identity_data: verified,
        ...{ last_sign_in_at: null, created_at, updated_at },
      },
    ],
    ...{ created_at, updated_at, is_anonymous: false },
  });
});

test('an account in use also shows its times and devices', () => {
  const used = {
    ...{ confirmation_sent_at: at(2), email_confirmed_at: at(3) },
    ...{ recovery_sent_at: at(4), last_sign_in_at: at(5) },
    factors: [FACTOR],
  };
  expect(presentUser({ ...NEW, ...used })).toMatchObject({
    ...used,
    confirmed_at: at(3),
    user_metadata: { email_verified: true, phone_verified: false },
  });
});

test('an address that is taken gets what a new one gets, but for the identity', () => {
  const fresh = presentUser({ ...NEW, raw_user_meta_data: {}, confirmation_sent_at: at(6) });
  const taken = presentTakenUser(NEW.email, at(6));
  expect(Object.keys(taken).toSorted()).toEqual(Object.keys(fresh).toSorted());
  expect(taken).toMatchObject({ identities: [], is_anonymous: false, confirmation_sent_at: at(6) });
  expect(taken.id).not.toBe(NEW.id);
});
