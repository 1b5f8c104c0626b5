-- The part of hosted Supabase's auth schema that the product's migrations refer to,
-- and the tables of our own auth service.
create schema auth;
revoke all on schema auth from public;
grant usage on schema auth to anon, authenticated, service_role;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  -- Argon2id in PHC form; empty means that no password signs this account in.
  encrypted_password text not null,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{"provider": "email", "providers": ["email"]}',
  raw_user_meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_key on auth.users (lower(email));

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- How the person proved who he is; access tokens repeat it as "amr".
  method text not null check (method in ('password', 'otp')),
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index sessions_user_id_idx on auth.sessions (user_id);

-- Tokens are stored as SHA-256 digests: a copy of the table signs nobody in.
create table auth.refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);
-- A session has one token that has not been used yet.
create unique index refresh_tokens_active_key on auth.refresh_tokens (session_id) where used_at is null;

create table auth.one_time_tokens (
  token_hash bytea primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('signup', 'recovery')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id);

-- Networks, as keyed digests, from which an account signed in lately: limits that count an
-- account's attempts from everywhere do not bind them, so that an attacker cannot lock the owner out.
create table auth.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  network_digest bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (user_id, network_digest)
);

-- Only the server's own login, which owns these tables, reads or writes them.
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.known_networks enable row level security;

-- The claims of the request, set per transaction by the REST service.
create function auth.jwt() returns jsonb
language sql stable set search_path = ''
as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;

create function auth.uid() returns uuid
language sql stable set search_path = ''
as $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;

create function auth.role() returns text
language sql stable set search_path = ''
as $$ select auth.jwt() ->> 'role' $$;

revoke all on all functions in schema auth from public;
grant execute on all functions in schema auth to anon, authenticated, service_role;
