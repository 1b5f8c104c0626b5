/**
 * Takes the place of `@supabase/realtime-js` in the browser's bundle (alias in astro.config.ts).
 * supabase-js always brings its web socket client, 13.7 kB of the lead desk's budget, and nothing
 * here listens to one; this keeps the one method that the client itself calls.
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}
