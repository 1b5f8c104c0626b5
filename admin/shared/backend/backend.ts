import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../contract/database.ts';
import { fetchNotingWait } from './retry-after.ts';

/** Where the backend answers; without settings, the page's own server. */
export const BACKEND_URL = import.meta.env.PUBLIC_SUPABASE_URL || location.origin;

/**
 * The only client of the backend. Sessions in the
 * address are ignored: a link could otherwise sign its reader in as someone else.
 */
export const backend = createClient<Database>(
  BACKEND_URL,
  import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_embedded',
  {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    global: { fetch: fetchNotingWait },
  },
);

export type Backend = typeof backend;
