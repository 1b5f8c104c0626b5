import { isSilenced, isWaiting, type OutboxEntry } from './outbox-entry.ts';

/** Delay before the first retry; each further one waits twice as long, up to the maximum. */
const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 600_000;

/**
 * Milliseconds until the outbox is tried again: the shortest wait of all unsent entries, with jitter over
 * its second half so that devices do not come back all at once.
 * @param random from 0 to 1
 * @returns undefined when nothing waits
 */
export function retryWait(
  entries: readonly OutboxEntry[],
  now: number,
  random: number,
): number | undefined {
  const waits = entries.filter(isWaiting).map((entry) => {
    const step = Math.min(FIRST_WAIT_MS * 2 ** Math.max(entry.tries - 1, 0), MAX_WAIT_MS);
    const pauseMs = isSilenced(entry, now) ? (entry.notBefore ?? 0) - now : 0;
    return Math.max(pauseMs, step / 2) + (step / 2) * random;
  });
  return waits.length > 0 ? Math.min(...waits) : undefined;
}
