import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import pino from 'pino';
import { afterEach, beforeEach, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import type { AppEnv } from '../../context.ts';
import { registerAdministrator } from '../../database/administrator.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { countInDatabase, rateKey } from '../../rate-limit.ts';
import { loadSigningKeys, type SigningKeys } from '../keys.ts';
import { storeAccount } from '../passwords.ts';
import { buildAuthRoutes } from '../routes.ts';
import { issuerOf } from '../sessions.ts';
import { stopClock } from './device.ts';

// What keeps guessing slow, and what hides by the time of an answer, have tests of their own.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const swap = (text: string, { memoryCost, timeCost }: typeof QUICK) =>
    text.replace(/m=\d+,t=\d+/, `m=${memoryCost},t=${timeCost}`);
  return {
    hash: async (password: string, costs: typeof QUICK) =>
      swap(await argon2.hash(password, QUICK), costs),
    async verify(stored: string, password: string) {
      await new Promise((resolve) => setTimeout(resolve, hashing.ms));
      return argon2.verify(swap(stored, QUICK), password);
    },
  };
});
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>();
  return { ...timers, setTimeout: (ms: number) => timers.setTimeout(ms < 100 ? ms : 0) };
});
const QUICK = { memoryCost: 64, timeCost: 1 };
/** How long it takes at least to compare a password. */
export const hashing = { ms: 0 };

export const SITE_URL = 'https://yctfc.example';
export const PUBLISHABLE_KEY = 'sb_publishable_test';
export const OWNER = { email: 'owner@example.in', password: 'nine-kitchens-one-roof' } as const;
const ADDRESS_HEADER = 'x-test-address';

/** The cookies of one browser: what the service last set. */
export interface Browser {
  cookie?: string | undefined;
}

/** The auth service on its own test database, called without a port. */
export interface AuthBench {
  database: Database;
  keys: SigningKeys;
  /** What the service logged so far, as JSON lines. */
  logged(): string;
  /** How often the mail worker was woken. */
  wakeCount(): number;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** An official client whose requests come from `address`, with the cookies of `browser`. */
  client(address?: string, browser?: Browser): SupabaseClient;
  /** A client with a new session of the confirmed owner. */
  signedIn(address?: string): Promise<SupabaseClient>;
  /** A request with the publishable key and a JSON body. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  sql<Row>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Text parts of the mails queued since the last reset, oldest first. */
  mailTexts(): Promise<string[]>;
  /** The token of the newest mailed link. */
  newestToken(): Promise<string>;
}

function mount(routes: Hono<AppEnv>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header(ADDRESS_HEADER) ?? '203.0.113.1');
    c.set('requestId', 'test');
    await next();
  });
  return app.route('/auth/v1', routes);
}

export const tokenIn = (text: string): string =>
  text.match(/token_hash=([\w-]+)/)?.[1] ?? '(no link in this mail)';

/** Opens the bench for the tests of a file; each begins without accounts, mails and counts. */
export async function openBench(): Promise<AuthBench> {
  const { database } = await createTestDatabase();
  const secretsDir = folderOfFile();
  const keys = await loadSigningKeys({ secrets: [], secretsDir, issuer: issuerOf(SITE_URL) });
  await registerAdministrator(database, OWNER.email);
  const lines: string[] = [];
  let wakes = 0;
  const routes = buildAuthRoutes({
    database,
    keys,
    countRequest: countInDatabase(database, rateKey(keys)),
    siteUrl: SITE_URL,
    publishableKey: PUBLISHABLE_KEY,
    wakeMail: () => {
      wakes += 1;
    },
    log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }),
  });
  const app = mount(routes);
  const sql = <Row>(statement: string, values: unknown[] = []) =>
    database.transaction(async (tx: Transaction) => {
      const { rows } = await tx.query(statement, values);
      return rows as Row[];
    });
  const mailTexts = async () => {
    const rows = await sql<{ body_text: string }>(
      'select body_text from private.mail_outbox order by created_at',
    );
    return rows.map((row) => row.body_text);
  };
  const reset = async () => {
    await sql('delete from auth.users');
    await sql('delete from private.mail_outbox');
    await sql('delete from private.rate_limits');
    lines.length = 0;
    wakes = 0;
  };
  beforeEach(reset);
  const bench: AuthBench = {
    database,
    keys,
    logged: () => lines.join(''),
    wakeCount: () => wakes,
    request: async (path, init = {}) => app.request(`/auth/v1${path}`, init),
    client: (address = '203.0.113.1', browser: Browser = {}) =>
      createClient(SITE_URL, PUBLISHABLE_KEY, {
        auth: { persistSession: true, autoRefreshToken: false, storage: memoryStorage() },
        global: {
          fetch: async (input, init) => {
            const request = new Request(input, init);
            request.headers.set(ADDRESS_HEADER, address);
            if (browser.cookie) request.headers.set('cookie', browser.cookie);
            const answer = await app.request(request);
            const [set] = answer.headers.getSetCookie();
            if (set) browser.cookie = /max-age=0/i.test(set) ? undefined : set.split(';')[0];
            return answer;
          },
        },
      }),
    sql,
    mailTexts,
    newestToken: async () => tokenIn((await mailTexts()).at(-1) ?? ''),
    signedIn: async (address) => {
      const client = bench.client(address);
      const { error } = await client.auth.signInWithPassword(OWNER);
      if (error) throw error;
      return client;
    },
    post: async (path, json, headers = {}) =>
      bench.request(path, {
        method: 'POST',
        headers: { apikey: PUBLISHABLE_KEY, ...headers },
        body: JSON.stringify(json),
      }),
  };
  return bench;
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Stores the owner's confirmed account, which has signed in from nowhere yet. */
export const createOwner = (bench: AuthBench): Promise<void> => storeAccount(bench.sql, OWNER);

/** A bench whose tests begin with a stopped clock and the owner's confirmed account, not signed in. */
export async function openOwnerBench(): Promise<AuthBench> {
  const bench = await openBench();
  beforeEach(async () => {
    stopClock();
    await createOwner(bench);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return bench;
}

/** Makes every proof of every session older, and gives the client tokens that say so. */
export async function ageProofs(
  bench: AuthBench,
  client: SupabaseClient,
  minutes: number,
): Promise<void> {
  await bench.sql(
    `update auth.sessions set created_at = created_at - make_interval(mins => $1),
       factor_verified_at = factor_verified_at - make_interval(mins => $1)`,
    [minutes],
  );
  const { error } = await client.auth.refreshSession();
  if (error) throw error;
}

/** What the audit log holds of changes of the present account, oldest first. */
export const listChanges = (bench: AuthBench) =>
  bench.sql(
    `select u.email, a.action, a.detail from private.audit_log a join auth.users u on u.id = a.actor
     where a.action like 'account.%' order by a.id`,
  );
