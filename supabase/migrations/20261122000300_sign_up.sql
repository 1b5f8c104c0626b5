-- Before-user-created hook: called by hosted Supabase Auth and by our own auth service alike.
create function public.before_user_created(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from private.administrators
    where email = lower((event -> 'user' ->> 'email') collate "C")
  ) then
    return '{}'::jsonb;
  end if;
  return jsonb_build_object('error', jsonb_build_object(
    'http_code', 403,
    'message', 'Only authorized administrators can create accounts'
  ));
end
$$;
comment on function public.before_user_created(jsonb) is
  'Refuses to create an account for any address but the authorised one.';

revoke all on function public.before_user_created(jsonb) from public, anon, authenticated, service_role;
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.before_user_created(jsonb) to supabase_auth_admin;
  end if;
end
$$;
