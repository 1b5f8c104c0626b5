-- The one address that may sign up. The server writes it at start; on hosted Supabase the owner does.
-- Letters are compared by ASCII case only: other rules map look-alikes such as the Kelvin sign to a
-- plain letter, and with them another person's mailbox to the authorised one.
create table private.administrators (
  email text primary key check (email = lower(email collate "C"))
);
alter table private.administrators enable row level security;

-- A caller works on leads, a viewer reads them, an editor keeps the site's content and sees no lead. The page looks
-- here who may open the desk; of the administrator alone private.is_admin() is true.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'member', 'caller', 'viewer', 'editor')),
  created_at timestamptz not null default now()
);
comment on table public.profiles is 'One row per known person; role admin opens the lead desk.';
alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated;

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

-- Whether the session has used the second factor, where the account has one.
create function private.is_proven() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
$$;

-- True for the administrator in a session that lives; once he has a second factor, only in one that has used it.
-- Policies call it by identity, with its owner's rights: no policy loop, and nobody needs a right on the schema.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.has_session()) and exists (
    select from public.profiles where user_id = (select auth.uid()) and role = 'admin'
  ) and (select private.is_proven())
$$;

-- For functions that only the administrator may call.
create function private.require_admin() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise exception 'permission denied: only the administrator may do this' using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- A change of the authorised address takes effect on accounts that exist already: who was it keeps
-- the account and loses the lead desk, who is it now and has confirmed the address gains it.
create function private.follow_administrators() returns trigger
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
  for each row execute function private.follow_administrators();

-- Before-user-created hook: called by hosted Supabase Auth and by our own auth service alike.
create function public.before_user_created(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  applicant text := lower((event -> 'user' ->> 'email') collate "C");
begin
  if exists (select from private.administrators where email = applicant)
    or exists (select from private.invitations i where i.email = applicant and private.is_open(i)) then
    return '{}'::jsonb;
  end if;
  return jsonb_build_object('error', jsonb_build_object(
    'http_code', 403,
    'message', 'Only authorized administrators can create accounts'
  ));
end
$$;
comment on function public.before_user_created(jsonb) is
  'Refuses to create an account for any address but the authorised one and those that are invited.';

-- Anybody may sign up with another person's address. So whatever was typed before the address was confirmed
-- counts for nothing: no password and no metadata stands in the account until then, and none comes through the
-- confirmation. Whoever opens the mailed link sets the password afterwards.
-- A trigger, because hosted Supabase Auth stores the password at sign-up by itself.
create function private.forget_unconfirmed_claims() returns trigger
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
  for each row execute function private.forget_unconfirmed_claims();

-- A session ends after 30 days in which it was not renewed and after 180 days at most: contract/limits.ts and
-- supabase/config.toml repeat these numbers. Our own service refuses such a session; hosted Supabase has the
-- settings [auth.sessions] for it.
create function private.is_session_over(created_at timestamptz, refreshed_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select created_at < now() - interval '180 days'
    or coalesce(refreshed_at, created_at) < now() - interval '30 days'
$$;

-- Whether the token of this request names a session. One that names an ended session (a log-out, a new password, a
-- refresh token used twice) is refused with 401, PostgREST's status for PT401: an empty answer would tell the
-- administrator that there are no leads. Definer's rights, since nobody else may look into auth.sessions.
create function private.has_session() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  claimed uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
begin
  if claimed is null then
    return false;
  end if;
  if exists (
    select from auth.sessions s
    where s.id = claimed and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  ) then
    return true;
  end if;
  raise exception 'the session has ended' using errcode = 'PT401';
end
$$;

create policy profiles_select_own on public.profiles
  for select to authenticated
  using ((select private.has_session()) and (select auth.uid()) = user_id);

-- Who may do what at the desk is asked by what is done. Of the team is asked what is_admin asks of the administrator:
-- a living session, and one that has used the second factor where there is one.
create function private.desk_role() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when private.is_admin() then 'owner'
    when (select private.has_session()) and (select private.is_proven()) then (
      select p.role from public.profiles p
      where p.user_id = (select auth.uid()) and p.role in ('caller', 'viewer', 'editor')
    )
  end
$$;
comment on function private.desk_role() is 'owner, caller, viewer, editor, or null for anybody else.';

-- The roles that are shown leads are named here; whatever role is new sees none until it is named too.
create function private.reading_role() returns text
language sql stable security definer set search_path = ''
as $$
  select r.role from private.desk_role() as r (role) where r.role in ('owner', 'caller', 'viewer')
$$;
comment on function private.reading_role() is 'The role at the desk of who may see leads, or null.';

-- Refuses whoever has none of these roles at the desk.
create function private.require_role(roles text[], people text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(private.desk_role(), '') <> all (roles) then
    raise exception 'permission denied: only % may do this', people using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- For functions that show leads, that record work on them, and about the site's content.
create function private.require_reader() returns void
language sql security definer set search_path = ''
as $$ select private.require_role('{owner,caller,viewer}', 'the team') $$;

create function private.require_worker() returns void
language sql security definer set search_path = ''
as $$ select private.require_role('{owner,caller}', 'those who work on leads') $$;

create function private.require_editor() returns void
language sql security definer set search_path = ''
as $$ select private.require_role('{owner,editor}', 'those who keep the content') $$;

revoke all on function public.before_user_created from public, anon, authenticated, service_role;

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.before_user_created(jsonb) to supabase_auth_admin;
  end if;
end
$$;
