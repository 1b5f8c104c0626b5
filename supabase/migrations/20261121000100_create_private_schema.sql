-- Nothing in this schema is reachable through the API.
create schema private;
revoke all on schema private from public;

-- The one address that may sign up. The server writes it at start; on hosted Supabase the owner does.
-- Letters are compared by ASCII case only: other rules map look-alikes such as the Kelvin sign to a
-- plain letter, and with them another person's mailbox to the authorised one.
create table private.administrators (
  email text primary key check (email = lower(email collate "C"))
);
alter table private.administrators enable row level security;
revoke all on private.administrators from public, anon, authenticated, service_role;
