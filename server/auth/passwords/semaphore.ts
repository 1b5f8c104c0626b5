import pLimit from 'p-limit';

/** Thrown instead of queueing when too much is waiting already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** How much may run and how much may wait at the same time. */
export interface SemaphoreOptions {
  maxRunning: number;
  maxWaiting: number;
}

/** Runs work in the order it came, never more than `maxRunning` at once. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** @returns a semaphore that rejects with QueueFullError once `maxWaiting` pieces of work are queued */
export function openSemaphore({ maxRunning, maxWaiting }: SemaphoreOptions): Semaphore {
  const limit = pLimit(maxRunning);
  return async (work) => {
    // p-limit would queue without a bound.
    if (limit.activeCount >= maxRunning && limit.pendingCount >= maxWaiting) {
      throw new QueueFullError();
    }
    return limit(work);
  };
}
