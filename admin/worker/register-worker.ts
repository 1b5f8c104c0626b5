import { DESK_WORKER, DESK_WORKER_SCOPE } from './program-facts.ts';

/** Inline program of /admin: keeps the desk on the device once it is open, so that it does not slow that. */
addEventListener('load', () => {
  // Without it the desk works as before, with network only.
  navigator.serviceWorker?.register(DESK_WORKER, { scope: DESK_WORKER_SCOPE }).catch(() => {});
});
