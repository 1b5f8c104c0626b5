import pLimit from 'p-limit';

/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** How many pieces of work may run and wait at the same time. */
export interface SemaphoreOptions {
  maxRunning: number;
  maxWaiting: number;
}

/** Runs work first come, first served, at most `maxRunning` at once. */
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
