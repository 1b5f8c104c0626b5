import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../contract/database.ts';
import { fetchNotingWait } from './retry-after.ts';

/**
 * The only client of the backend; without settings, of the page's own server. Sessions in the
 * address are ignored: a link could otherwise sign its reader in as someone else.
 */
export const backend = createClient<Database>(
  import.meta.env.PUBLIC_SUPABASE_URL || location.origin,
  import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_embedded',
  {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    global: { fetch: fetchNotingWait },
  },
);

export type Backend = typeof backend;
