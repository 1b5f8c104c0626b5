import type { Factor, User } from '@supabase/supabase-js';

/** An authenticator app that the account has put in force. */
export type Device = Pick<Factor, 'id' | 'friendly_name' | 'created_at'>;

/** The devices whose codes this account may use, oldest first. */
export const listDevices = (user: Pick<User, 'factors'> | undefined): Device[] =>
  (user?.factors ?? []).filter(
    ({ status, factor_type }) => status === 'verified' && factor_type === 'totp',
  );

/** What to call a device; other programs may have left its name empty. */
export const nameDevice = ({ friendly_name }: Pick<Device, 'friendly_name'>): string =>
  friendly_name?.trim() || 'Unnamed device';
