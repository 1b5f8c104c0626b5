import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { startEmbeddedPostgres } from '../../server/database/embedded/start-embedded-postgres.ts';
import { withDatabase } from '../../tests/support/database/database-names.ts';

// What a project of hosted Supabase brings along, as far as our migrations can notice: the roles,
// an auth schema that is not ours, and default privileges that give everything away.
const HOSTED_PROJECT = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role supabase_auth_admin login noinherit;
  create role owner login bypassrls;
  grant anon, authenticated, service_role to owner;
  grant create on database hosted to owner;
  grant usage, create on schema public to owner;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on functions to anon, authenticated, service_role;

  create schema auth authorization supabase_auth_admin;
  grant usage on schema auth to anon, authenticated, service_role, owner;
  set role supabase_auth_admin;
  create table auth.users (
    instance_id uuid, id uuid primary key, email varchar(255), encrypted_password varchar(255),
    email_confirmed_at timestamptz, raw_user_meta_data jsonb
  );
  alter table auth.users enable row level security;
  grant all on auth.users to owner;
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade,
    created_at timestamptz, updated_at timestamptz, factor_id uuid, aal text, not_after timestamptz,
    refreshed_at timestamp, user_agent text, ip inet, tag text
  );
  alter table auth.sessions enable row level security;
  grant select, insert, update, delete on auth.sessions to owner;
  create function auth.uid() returns uuid language sql stable as $$
    select nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'sub', '')::uuid
  $$;
  create function auth.jwt() returns jsonb language sql stable as $$
    select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
      nullif(current_setting('request.jwt.claims', true), ''))::jsonb
  $$;
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text, factor_type auth.factor_type not null, status auth.factor_status not null,
    created_at timestamptz not null, updated_at timestamptz not null, secret text, phone text,
    last_challenged_at timestamptz, web_authn_credential jsonb, web_authn_aaguid uuid,
    last_webauthn_challenge_data jsonb
  );
  alter table auth.mfa_factors enable row level security;
  grant select on auth.mfa_factors to owner with grant option;
  reset role;
`;

/** A PostgreSQL that looks to our migrations like a project of hosted Supabase. */
export interface HostedProject {
  /** As the role that owns what the migrations make. */
  database: Database;
  /** Connection of the project as one of its login roles. */
  connectionAs(role: string): string;
  stop(): Promise<void>;
}

/** Starts an empty project: without our bootstrap, before the migrations. */
export async function startHostedProject(): Promise<HostedProject> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-hosted-'));
  const cluster = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
  const connectionAs = (role: string) => {
    const url = new URL(withDatabase(cluster.superuserConnectionString, 'hosted'));
    url.username = role;
    return url.href;
  };
  await runSql(
    cluster.superuserConnectionString,
    "create database hosted template template0 locale_provider builtin builtin_locale 'C.UTF-8'",
  );
  await runSql(connectionAs('postgres'), HOSTED_PROJECT);
  // The cluster asks every role for a password; one for all of them is enough here.
  const { password } = new URL(cluster.superuserConnectionString);
  for (const role of ['owner', 'supabase_auth_admin'])
    await runSql(connectionAs('postgres'), `alter role ${role} password '${password}'`);
  const database = openDatabase({ connectionString: connectionAs('owner') });
  return {
    database,
    connectionAs,
    stop: async () => {
      await database.close();
      await cluster.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Runs statements on a connection of their own. @returns the rows of the last one */
export async function runSql(
  connectionString: string,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
