/** In the device's storage while it keeps work of anybody: the queue is loaded only then. */
const MARK = 'lead-desk-waiting';
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
/** Of what the worker had to answer from the device; milliseconds since 1970. */
let asOf: number | undefined;

for (const name of ['online', 'offline', 'storage']) addEventListener(name, tell);
navigator.serviceWorker?.addEventListener('message', ({ data }) => {
  asOf = data.asOf;
  tell();
});

/** Notes whether work is kept, for this page and the next one. */
export function markWaiting(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(MARK, '');
    else localStorage.removeItem(MARK);
  } catch {
    // As below.
  }
  tell();
}

/** Whether the device may keep work that the desk does not have. */
export function isMarked(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    // Storage is blocked: nothing outlives the page.
    return false;
  }
}

/** Something is to be said: the network is away, or work waits for it. */
export const needsNotice = (): boolean => !navigator.onLine || asOf !== undefined || isMarked();

/** When the oldest of what is shown was read, where the network is away; milliseconds since 1970. */
export const readAsOf = (): number | undefined => asOf;

/** @returns what ends it */
export function followNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
