/** A watch over the outbox, as long as a page is open. */
export interface OutboxWatch {
  /** Begins a round after so many milliseconds, instead of the one that was planned. */
  later(wait: number): void;
  stop(): void;
}

/**
 * Runs rounds of the outbox: at once, when the connection comes back, when the visitor comes back to
 * the page, and after the wait that a round asks for.
 * @param round see send-waiting.ts
 */
export function watchOutbox(round: () => Promise<number | undefined>): OutboxWatch {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isAsked = false;

  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), wait);
  };
  const run = async () => {
    // A round that waits for a dead connection must not swallow the news of a living one.
    if (isRunning) {
      isAsked = true;
      return;
    }
    isRunning = true;
    clearTimeout(timer);
    const wait = await round().catch(() => undefined);
    isRunning = false;
    if (ending.signal.aborted || wait === undefined) return;
    later(isAsked ? 0 : wait);
    isAsked = false;
  };
  const returned = () => {
    if (document.visibilityState === 'visible') void run();
  };

  const { signal } = ending;
  window.addEventListener('online', () => void run(), { signal });
  window.addEventListener('focus', returned, { signal });
  document.addEventListener('visibilitychange', returned, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  void run();
  return { later, stop: () => ending.abort() };
}
