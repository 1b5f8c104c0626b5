-- Second factors of accounts, with the column names of hosted Supabase, as far as TOTP needs them.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text not null default '',
  factor_type text not null check (factor_type in ('totp')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- Sealed with a key that is not in the database (server/auth/keys/sealer.ts): a copy of the table makes no codes.
  secret text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_challenged_at timestamptz,
  -- Our own: the newest half minute whose code was accepted. It and older ones are never accepted again.
  last_used_step bigint
);
create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (user_id, friendly_name);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  -- The network that asked, which must be the one that answers; null where the server cannot tell.
  ip_address inet
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

-- A session at aal2 names the factor that raised it and the time, which access tokens repeat as "amr".
alter table auth.sessions
  add column aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  add column factor_id uuid,
  add column factor_verified_at timestamptz,
  add constraint sessions_aal_factor_check
    check ((aal = 'aal2') = (factor_id is not null) and (factor_id is null) = (factor_verified_at is null));

-- When a code was last accepted from a network: the account-wide limit on codes does not bind it then.
alter table auth.known_networks add column factor_verified_at timestamptz;

-- Only the server's own login, which owns these tables, reads or writes them.
alter table auth.mfa_factors enable row level security;
alter table auth.mfa_challenges enable row level security;
