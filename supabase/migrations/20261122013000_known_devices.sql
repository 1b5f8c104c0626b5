-- Devices on which somebody signed in to an account, by the digest of the random id in their cookie.
-- Our own auth service counts their sign-ins apart from everybody else's, so that no stranger, not
-- even one on the same network, uses up what the owner needs. Hosted Supabase leaves the table empty.
create table private.known_devices (
  id_digest bytea primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '180 days',
  -- When a code of the second factor was last accepted from the device.
  factor_verified_at timestamptz
);
create index known_devices_user_id_idx on private.known_devices (user_id);
alter table private.known_devices enable row level security;
revoke all on private.known_devices from public, anon, authenticated, service_role;
