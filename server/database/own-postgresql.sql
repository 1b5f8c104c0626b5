-- Run once with psql as the administrator of a PostgreSQL (15 or newer) server, to prepare it for the product:
--   YCTFC_PASSWORD=... psql -v ON_ERROR_STOP=1 -f server/database/own-postgresql.sql postgres
-- The product logs in as a role that is not a superuser and may create neither roles nor databases.
\getenv password YCTFC_PASSWORD

create role yctfc login password :'password'
  nosuperuser nocreatedb nocreaterole noreplication nobypassrls;

-- The roles that requests run as; none of them can log in. Leave out those that exist.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit;
grant anon, authenticated, service_role to yctfc;

create database yctfc encoding 'UTF8' template template0;
revoke all on database yctfc from public;
-- "create" makes the schemas auth, private and migrations.
grant connect, create on database yctfc to yctfc;

\connect yctfc
grant usage, create on schema public to yctfc;
grant usage on schema public to anon, authenticated, service_role;
revoke create on schema public from public;
