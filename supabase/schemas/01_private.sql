-- The schema as it is, in the order in which it can be made. Bodies of functions name what stands further down.
set check_function_bodies = off;

-- An account would seem to have no second factor if row-level security hid these tables: better no migration.
do $$
begin
  if row_security_active('auth.mfa_factors') or row_security_active('auth.sessions')
    or not has_table_privilege('auth.sessions', 'select') then
    raise exception '% must own auth.mfa_factors and auth.sessions, or read them and bypass row-level security', current_user
      using errcode = 'insufficient_privilege';
  end if;
end
$$;

create schema private;
revoke all on schema private from public;

create function private.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% only grows: rows are neither changed nor removed', tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
