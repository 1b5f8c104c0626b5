/** A watch over the outbox, as long as a page is open. */
export interface OutboxWatch {
  /** Schedules a round in `delayMs`, instead of the one that was planned. */
  later(delayMs: number): void;
  stop(): void;
}

/**
 * Runs rounds of the outbox: at once, when the connection comes back, when the visitor comes back to the
 * page, and after the wait that a round asks for.
 * @param round returns the milliseconds until the next one, or undefined; see send-waiting.ts
 * @param onPlan hears in how many milliseconds the next round comes
 */
export function watchOutbox(
  round: () => Promise<number | undefined>,
  onPlan?: (delayMs: number) => void,
): OutboxWatch {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isAsked = false;

  const later = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delayMs);
    onPlan?.(delayMs);
  };
  const run = async () => {
    // A round stuck on a dead connection must not swallow the news that it is back.
    if (isRunning) {
      isAsked = true;
      return;
    }
    isRunning = true;
    clearTimeout(timer);
    const waitMs = await round().catch(() => undefined);
    isRunning = false;
    if (ending.signal.aborted || waitMs === undefined) return;
    later(isAsked ? 0 : waitMs);
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
