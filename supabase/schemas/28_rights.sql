-- Nobody reaches what is private, whatever a platform gives away by default. Stands last, and is repeated by each
-- migration, so that nothing new is forgotten.
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
-- Policies ask these.
grant execute on function private.has_session, private.is_admin to authenticated;

reset check_function_bodies;
