/**
 * Replaces `@supabase/realtime-js` in the browser bundle (alias in astro.config.ts). supabase-js always includes
 * its web socket client, 13.7 kB of the lead desk's budget, and nothing here uses it.
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}
