import type { Page } from '@playwright/test';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { storeAccount } from '../../../server/auth/passwords.ts';
import { OWNER, type Product } from './product.ts';

/** What signing in needs of a running product. */
type Backend = Pick<Product, 'url' | 'sql'>;

/** The key under which supabase-js keeps its session: `sb-<first label of the host>-auth-token`. */
const storageKey = (url: string) => `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;

const openClient = (product: Backend): SupabaseClient =>
  createClient(product.url, 'sb_publishable_embedded', {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** The session of each product, for as long as it counts as fresh: a password takes time to be looked at. */
const sessions = new Map<string, Session>();

async function isFresh({ sql }: Backend, { access_token }: Session): Promise<boolean> {
  const claims = JSON.parse(String(Buffer.from(access_token.split('.')[1] ?? '', 'base64url')));
  const alive = `select from auth.sessions where id = $1 and created_at > now() - interval '3 minutes'`;
  return (await sql(alive, [claims.session_id])).length > 0;
}

/**
 * Makes sure that the owner's account exists, is confirmed and has its known password.
 * @returns a session of it, taken with the official client
 */
export async function ensureAdministrator(product: Backend): Promise<Session> {
  // Each test signs in; together that is more than a network may in five minutes.
  await product.sql('delete from private.rate_limits');
  // A test before may have left a device of the two-step login.
  await product.sql('delete from auth.mfa_factors');
  const kept = sessions.get(product.url);
  if (kept && (await isFresh(product, kept))) return kept;
  const session = await signIn(product);
  sessions.set(product.url, session);
  return session;
}

async function signIn(product: Backend): Promise<Session> {
  const client = openClient(product);
  const { data, error } = await client.auth.signInWithPassword(OWNER);
  if (!error) return data.session;
  // A test before may have given the account another password: then it is made anew.
  await product.sql('delete from auth.users');
  await storeAccount(product.sql, OWNER);
  const again = await client.auth.signInWithPassword(OWNER);
  if (again.error) throw again.error;
  return again.data.session;
}

/** Signs the owner in on `page` without the sign-in form: puts a session where the page looks for it. */
export async function signedInAdministrator(page: Page, product: Backend): Promise<void> {
  const session = await ensureAdministrator(product);
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKey(product.url),
    JSON.stringify(session),
  ] as const);
}
