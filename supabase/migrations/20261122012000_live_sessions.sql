-- An access token is good only while its session is: a log-out, a new password or a stolen refresh
-- token that was used twice end reading at once, and not when the token expires.
--
-- private.has_session(), below, reads the sessions with its owner's rights. If row-level security hid
-- them, no session would seem to be there and nobody could read a lead: better no migration.
do $$
begin
  if not has_table_privilege('auth.sessions', 'select') or row_security_active('auth.sessions') then
    raise exception '% must own auth.sessions, or have the right to read it and bypass row-level security', current_user
      using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Whether the token of this request names a session. One that names an ended session is refused with
-- 401 (PostgREST turns PT401 into that status): an empty answer would tell the administrator that there
-- are no leads. Definer's rights, since nobody else may look into auth.sessions.
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
revoke all on function private.has_session() from public, anon, authenticated, service_role;
grant execute on function private.has_session() to authenticated;

-- True for the administrator in a session that lives; once he has a second factor, only in one that
-- has used it. As before but for the session.
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.has_session()) and exists (
    select from public.profiles where user_id = (select auth.uid()) and role = 'admin'
  ) and (
    coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2'
    or not exists (
      select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
    )
  )
$$;

drop policy profiles_select_own on public.profiles;
create policy profiles_select_own on public.profiles
  for select to authenticated
  using ((select private.has_session()) and (select auth.uid()) = user_id);
