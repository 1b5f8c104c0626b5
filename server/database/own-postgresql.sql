-- What the administrator of a PostgreSQL (15 or newer) runs once, with psql, to make room for the product:
--   YCTFC_PASSWORD=... psql -v ON_ERROR_STOP=1 -f server/database/own-postgresql.sql postgres
-- The product signs in as a role that is no superuser and may create neither roles nor databases.
\getenv password YCTFC_PASSWORD

create role yctfc login password :'password'
  nosuperuser nocreatedb nocreaterole noreplication nobypassrls;

-- The roles that a request acts as; nobody signs in as one. Leave out what is there already.
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
