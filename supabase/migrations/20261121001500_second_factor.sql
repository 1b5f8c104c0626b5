-- is_admin() reads the account's factors with its owner's rights. If row-level security hid them, no
-- account would seem to have any, and a stolen password alone would open the desk: better no migration.
do $$
begin
  if row_security_active('auth.mfa_factors') then
    raise exception '% must own auth.mfa_factors or bypass row-level security', current_user
      using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- The administrator, once he has a second factor, only in a session that has used one.
create or replace function private.is_admin() returns boolean
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
