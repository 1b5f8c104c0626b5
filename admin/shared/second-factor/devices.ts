import type { Factor, User } from '@supabase/supabase-js';

/** A verified authenticator app of the account. */
export type Device = Pick<Factor, 'id' | 'friendly_name' | 'created_at'>;

/** The devices whose codes this account may use, oldest first. */
export const listDevices = (user: Pick<User, 'factors'> | undefined): Device[] =>
  (user?.factors ?? []).filter(
    ({ status, factor_type }) => status === 'verified' && factor_type === 'totp',
  );

/** The name to show for a device; factors created by other clients may have none. */
export const nameDevice = ({ friendly_name }: Pick<Device, 'friendly_name'>): string =>
  friendly_name?.trim() || 'Unnamed device';
