-- The schema as it is, in the order in which it can be made. Bodies of functions name what stands further down.
set check_function_bodies = off;

-- private.is_admin() reads the account's second factors with its owner's rights. If row-level security hid them, no
-- account would seem to have any, and a stolen password alone would open the desk: better no migration.
do $$
begin
  if row_security_active('auth.mfa_factors') then
    raise exception '% must own auth.mfa_factors or bypass row-level security', current_user
      using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- private.has_session() reads the sessions. If row-level security hid them, no session would seem to be there and
-- nobody could read a lead: better no migration.
do $$
begin
  if not has_table_privilege('auth.sessions', 'select') or row_security_active('auth.sessions') then
    raise exception '% must own auth.sessions, or have the right to read it and bypass row-level security', current_user
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
