/**
 * Replace `@supabase/realtime-js` and `@supabase/storage-js` in the browser bundle (aliases in astro.config.ts):
 * supabase-js always includes both, 13.7 kB of the lead desk's budget for the first alone, and nothing here uses them.
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

export class StorageClient {}

/** supabase-js re-exports it by name. */
export class StorageApiError extends Error {}
