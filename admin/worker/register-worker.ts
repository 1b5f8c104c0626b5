import { DESK_WORKER, ROUTES } from '../../contract/routes.ts';
import { workerUrl } from './worker-url.ts';

/** Keeps the desk on the device once the page is loaded, so that it does not slow that. */
export function registerWorker(): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', registerWorker, { once: true });
    return;
  }
  // Public pages begin differently than the scope, so that the worker never controls one.
  const options = { scope: ROUTES.admin };
  // Without it the desk works as before, with network only.
  navigator.serviceWorker?.register(workerUrl(DESK_WORKER), options).catch(() => {});
}
