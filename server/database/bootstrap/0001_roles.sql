-- Roles and grants that hosted Supabase brings along and a plain PostgreSQL lacks.
do $$
declare
  wanted text;
  -- Since PostgreSQL 16 a member may lack the right to act as the role.
  membership text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin noinherit', wanted);
      exception when duplicate_object or unique_violation then
        -- Roles belong to the whole cluster: another database was faster.
        null;
      end;
    end if;
    -- The server's own login acts as these roles with "set local role".
    if not pg_has_role(current_user, wanted, membership) then
      begin
        execute format('grant %I to %I', wanted, current_user);
      exception when unique_violation then
        null;
      end;
    end if;
  end loop;
exception when insufficient_privilege then
  raise exception 'the roles anon, authenticated and service_role are not there for %: let it create roles, or create them and grant them to it', current_user
    using errcode = 'insufficient_privilege';
end
$$;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
