import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { asSuperuser, createTestDatabase } from '../../../tests/support/database/database.ts';
import { bearerToken, identifyCaller } from '../../auth/identify-caller.ts';
import { loadSigningKeys, type SigningKeys } from '../../auth/keys.ts';
import { issuerOf } from '../../auth/sessions.ts';
import type { AppEnv } from '../../context.ts';
import type { Database } from '../../database/database.ts';
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
  signUp(
    role?: 'admin' | 'member' | 'caller' | 'viewer' | 'editor',
  ): Promise<{ id: string; token: string }>;
  /** Stands for the service here, for which the server accepts no token: it acts in the database. */
  serviceToken: string;
  /** Signs claims with the server's secret. */
  sign: SigningKeys['sign'];
  connectionString: string;
  /** Ends every connection to the database, as a restart of PostgreSQL does. */
  breakConnections(): Promise<void>;
}

/** Starts the REST service on a database of its own; nothing listens on a port. */
export async function startRestService(
  options: { maxRows?: number; database?: Database } = {},
): Promise<RestService> {
  const { database, connectionString } = await createTestDatabase();
  const keys = await loadSigningKeys({
    secrets: ['a secret for tests only'],
    secretsDir: '',
    issuer: issuerOf(ORIGIN),
  });
  const serviceToken = randomUUID();
  const identify = identifyCaller(keys, PUBLISHABLE_KEY);
  const rest = buildRestRoutes({
    database,
    identifyCaller: async (request) =>
      bearerToken(request) === serviceToken
        ? { role: 'service_role', claims: { role: 'service_role' } }
        : identify(request),
    ...options,
  });
  const app = new Hono<AppEnv>();
  app.route('/rest/v1', rest);
  const fetchApp = async (input: RequestInfo | URL, init?: RequestInit) =>
    app.fetch(new Request(input, init));

  return {
    database,
    connectionString,
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
    serviceToken,
    sign: keys.sign,
    signUp: async (role) => {
      const [id, session_id] = [randomUUID(), randomUUID()];
      await database.transaction(async (tx) => {
        await tx.query(
          'insert into auth.users (id, email, encrypted_password) values ($1, $2, $3)',
          [id, `${id}@example.com`, 'none'],
        );
        await tx.query(
          "insert into auth.sessions (id, user_id, method) values ($1, $2, 'password')",
          [session_id, id],
        );
        if (role) {
          await tx.query('insert into public.profiles (user_id, role) values ($1, $2)', [id, role]);
        }
      });
      const now = Math.floor(Date.now() / 1000);
      const claims = { sub: id, session_id, aud: 'authenticated', role: 'authenticated' };
      const issued = { iss: issuerOf(ORIGIN), iat: now, exp: now + 600 };
      return { id, token: await keys.sign({ ...claims, ...issued }) };
    },
  };
}
