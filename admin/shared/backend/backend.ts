import { createClient } from '@supabase/supabase-js';
import { holdable } from './hold-requests.ts';
import { notingFetch } from './noting-fetch.ts';

/** Where the backend answers; without settings, the page's own server. */
export const BACKEND_URL = import.meta.env.PUBLIC_SUPABASE_URL || location.origin;

export const PUBLISHABLE_KEY =
  import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_embedded';

/**
 * The only client of the backend. Sessions in the
 * address are ignored: a link could otherwise sign its reader in as someone else.
 */
export const backend = createClient(BACKEND_URL, PUBLISHABLE_KEY, {
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  global: { fetch: holdable(notingFetch) },
});

export type Backend = typeof backend;
