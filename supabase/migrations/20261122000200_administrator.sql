-- private.is_admin(), below, reads the account's second factors with its owner's rights. If row-level
-- security hid them, no account would seem to have any, and a stolen password alone would open the desk:
-- better no migration.
do $$
begin
  if row_security_active('auth.mfa_factors') then
    raise exception '% must own auth.mfa_factors or bypass row-level security', current_user
      using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- The one address that may sign up. The server writes it at start; on hosted Supabase the owner does.
-- Letters are compared by ASCII case only: other rules map look-alikes such as the Kelvin sign to a
-- plain letter, and with them another person's mailbox to the authorised one.
create table private.administrators (
  email text primary key check (email = lower(email collate "C"))
);
alter table private.administrators enable row level security;
revoke all on private.administrators from public, anon, authenticated, service_role;

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'member')),
  created_at timestamptz not null default now()
);
comment on table public.profiles is 'One row per known person; role admin opens the lead desk.';

revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated;
alter table public.profiles enable row level security;
create policy profiles_select_own on public.profiles
  for select to authenticated using ((select auth.uid()) = user_id);

-- True for the administrator; once he has a second factor, only in a session that has used one.
-- Definer's rights, so that a policy on another table may ask without a policy loop. Policies call
-- it by identity: nobody needs a right on the schema for that.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profiles where user_id = (select auth.uid()) and role = 'admin'
  ) and (
    coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2'
    or not exists (
      select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
    )
  )
$$;
revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated;

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
revoke all on function private.require_admin() from public;

-- The authorised address becomes administrator when it is confirmed, not when it is typed.
create function private.promote_confirmed_administrator() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email_confirmed_at is not null and exists (
    select from private.administrators where email = lower(new.email collate "C")
  ) then
    insert into public.profiles (user_id, role) values (new.id, 'admin')
    on conflict (user_id) do update set role = 'admin';
  end if;
  return null;
end
$$;
revoke all on function private.promote_confirmed_administrator() from public;
create trigger users_promote_confirmed_administrator
  after insert or update of email_confirmed_at on auth.users
  for each row execute function private.promote_confirmed_administrator();

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
revoke all on function private.follow_administrators() from public;
create trigger administrators_follow
  after insert or update or delete on private.administrators
  for each row execute function private.follow_administrators();
