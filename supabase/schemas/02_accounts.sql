-- The one address that may sign up. Only ASCII case is ignored: other rules would map look-alikes to plain letters.
create table private.administrators (
  email text primary key check (email = lower(email collate "C"))
);

-- A caller works on leads, a viewer reads them, an editor keeps the site's content and sees no lead.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'member', 'caller', 'viewer', 'editor')),
  created_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated;

-- Devices of earlier sign-ins. Their sign-ins are counted apart, so that no stranger uses up the owner's attempts.
create table private.known_devices (
  id_digest bytea primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '180 days',
  factor_verified_at timestamptz
);
create index known_devices_user_id_idx on private.known_devices (user_id);

-- Policies call it with its owner's rights: no policy loop, and nobody needs a right on the schema.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce(private.desk_role() = 'owner', false) $$;

-- A change of the authorised address takes effect on existing accounts.
create function private.sync_administrators() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.profiles set role = 'member'
    where user_id in (select id from auth.users where lower(email collate "C") = old.email);
  end if;
  if tg_op <> 'DELETE' then
    insert into public.profiles (user_id, role)
    select id, 'admin' from auth.users
    where lower(email collate "C") = new.email and email_confirmed_at is not null
    on conflict (user_id) do update set role = 'admin';
  end if;
  return null;
end
$$;
create trigger administrators_follow
  after insert or update or delete on private.administrators
  for each row execute function private.sync_administrators();

create function public.before_user_created(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  applicant text := lower((event -> 'user' ->> 'email') collate "C");
begin
  return case when exists (select from private.administrators where email = applicant)
      or exists (select from private.invitations i where i.email = applicant and private.is_open(i)) then '{}'::jsonb
    else '{"error": {"http_code": 403, "message": "Only authorized administrators can create accounts"}}' end;
end
$$;

-- Anybody may sign up with another person's address, so whatever was typed before the confirmation counts for nothing.
-- A trigger, because hosted Supabase Auth stores the password at sign-up by itself.
create function private.clear_unconfirmed_credentials() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.email_confirmed_at is null or (tg_op = 'UPDATE' and old.email_confirmed_at is null) then
    new.encrypted_password := '';
    new.raw_user_meta_data := '{}';
  end if;
  return new;
end
$$;
create trigger users_forget_unconfirmed_claims
  before insert or update on auth.users
  for each row execute function private.clear_unconfirmed_credentials();

-- contract/limits.ts and supabase/config.toml repeat these times.
create function private.is_session_over(created_at timestamptz, refreshed_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select created_at < now() - interval '180 days'
    or coalesce(refreshed_at, created_at) < now() - interval '30 days'
$$;

-- An ended session is refused with 401 (PostgREST's PT401): an empty answer would look as if there were no leads.
create function private.has_session() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  claimed uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
begin
  perform private.refuse_if(claimed is not null and not exists (
    select from auth.sessions s
    where s.id = claimed and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  ), 'the session has ended', 'PT401');
  return claimed is not null;
end
$$;

create policy profiles_select_own on public.profiles
  for select to authenticated
  using ((select private.has_session()) and (select auth.uid()) = user_id);

-- owner, caller, viewer, editor, or null. Needs a live session, with the second factor where the account has one.
create function private.desk_role() returns text
language sql stable security definer set search_path = ''
as $$
  select case p.role when 'admin' then 'owner' when 'member' then null else p.role end
  from public.profiles p
  where (select private.has_session()) and p.user_id = (select auth.uid())
    and (coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' or not exists (
      select from auth.mfa_factors f where f.user_id = p.user_id and f.status = 'verified'))
$$;

create function private.require_role(roles text[], people text) returns void
language sql security definer set search_path = ''
as $$
  select private.refuse_if(coalesce(private.desk_role(), '') <> all (roles),
    format('permission denied: only %s may do this', people), '42501')
$$;

create function private.require_admin() returns void
language sql security definer set search_path = ''
as $$ select private.require_role('{owner}', 'the administrator') $$;

create function private.require_reader() returns void
language sql security definer set search_path = ''
as $$ select private.require_role('{owner,caller,viewer}', 'the team') $$;

create function private.require_worker() returns void
language sql security definer set search_path = ''
as $$ select private.require_role('{owner,caller}', 'those who work on leads') $$;

create function private.require_editor() returns void
language sql security definer set search_path = ''
as $$ select private.require_role('{owner,editor}', 'those who keep the content') $$;

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.before_user_created(jsonb) to supabase_auth_admin;
  end if;
end
$$;
