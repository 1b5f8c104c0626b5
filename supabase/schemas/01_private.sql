-- The schema as it is, in the order in which it can be made. Bodies of functions name what stands further down.
set check_function_bodies = off;

-- The accounts' sessions and second factors are read with the owner's rights. If row-level security hid them, no
-- account would seem to have a second factor, and a stolen password alone would open the desk: better no migration.
do $$
begin
  if row_security_active('auth.mfa_factors') or row_security_active('auth.sessions')
    or not has_table_privilege('auth.sessions', 'select') then
    raise exception '% must own auth.mfa_factors and auth.sessions, or read them and bypass row-level security', current_user
      using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Nothing in this schema is reachable through the API.
create schema private;
revoke all on schema private from public;

-- Refuses every change of a row that is there. For ledgers, which only grow.
create function private.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% only grows: rows are neither changed nor removed', tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
