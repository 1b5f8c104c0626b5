import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { asSuperuser, createTestDatabase } from '../../../tests/support/database/database.ts';
import { loadSigningKeys } from '../../auth/keys/signing-keys.ts';
import { identifyCaller } from '../../auth/requests/identify-caller.ts';
import type { AppEnv } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import type { RestGate } from '../rest-gate.ts';
import { buildRestRoutes } from '../routes.ts';

export const PUBLISHABLE_KEY = 'sb_publishable_test';
const ORIGIN = 'http://rest.test';

export interface RestService {
  /** Runs as the product's login role, which row-level security does not restrict. */
  database: Database;
  /** For requests that the client cannot express. */
  send(path: string, init?: RequestInit, token?: string): Promise<Response>;
  /** The official client, anonymous or with a token. */
  clientFor(token?: string): SupabaseClient;
  /** A signed token of a new user; `role` is that of the profile, none without it. */
  signUp(role?: 'admin' | 'member'): Promise<{ id: string; token: string }>;
  /** A signed token of a role without a user. */
  tokenOf(role: 'anon' | 'service_role'): Promise<string>;
  connectionString: string;
  /** Ends every connection to the database, as a restart of PostgreSQL does. */
  breakConnections(): Promise<void>;
  drop(): Promise<void>;
}

/** Starts the REST service on a database of its own; nothing listens on a port. */
export async function startRestService(
  options: { maxRows?: number; database?: Database; gate?: RestGate } = {},
): Promise<RestService> {
  const { database, connectionString, drop } = await createTestDatabase();
  const keys = await loadSigningKeys({ secrets: ['a secret for tests only'], secretsDir: '' });
  const rest = buildRestRoutes({
    database,
    identifyCaller: identifyCaller(keys, PUBLISHABLE_KEY),
    ...options,
  });
  const app = new Hono<AppEnv>().route('/rest/v1', rest);
  const fetchApp = async (input: RequestInfo | URL, init?: RequestInit) =>
    app.fetch(new Request(input, init));

  return {
    database,
    connectionString,
    drop,
    breakConnections: () =>
      asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${new URL(connectionString).pathname.slice(1)}'`),
    send: (path, init = {}, token = PUBLISHABLE_KEY) => {
      const headers = new Headers(init.headers);
      headers.set('apikey', PUBLISHABLE_KEY);
      headers.set('Authorization', `Bearer ${token}`);
      if (init.body && !headers.has('Content-Type'))
        headers.set('Content-Type', 'application/json');
      return fetchApp(`${ORIGIN}/rest/v1${path}`, { ...init, headers });
    },
    clientFor: (token) =>
      createClient(ORIGIN, PUBLISHABLE_KEY, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: {
          fetch: fetchApp,
          ...(token && { headers: { Authorization: `Bearer ${token}` } }),
        },
      }),
    tokenOf: (role) => {
      const now = Math.floor(Date.now() / 1000);
      return keys.sign({ role, iat: now, exp: now + 600 });
    },
    signUp: async (role) => {
      const id = randomUUID();
      await database.transaction(async (tx) => {
        await tx.query(
          'insert into auth.users (id, email, encrypted_password) values ($1, $2, $3)',
          [id, `${id}@example.com`, 'none'],
        );
        if (role) {
          await tx.query('insert into public.profiles (user_id, role) values ($1, $2)', [id, role]);
        }
      });
      const now = Math.floor(Date.now() / 1000);
      const claims = { sub: id, aud: 'authenticated', role: 'authenticated' };
      return { id, token: await keys.sign({ ...claims, iat: now, exp: now + 600 }) };
    },
  };
}
