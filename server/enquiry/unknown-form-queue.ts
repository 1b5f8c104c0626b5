import pLimit from 'p-limit';

/** Enquiries of unknown forms that ask the database at one time; its pool has ten connections. */
const MAX_CONCURRENT = 3;
/** Enquiries that may wait for their turn; whoever comes then is told to come again. */
const MAX_WAITING = 100;

/** Keeps unknown forms from taking every connection to the database, so that known ones pass them. */
export interface UnknownFormQueue {
  isFull(): boolean;
  /** Does the work when it is its turn, first come, first served. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function openUnknownFormQueue(): UnknownFormQueue {
  const limit = pLimit(MAX_CONCURRENT);
  return { isFull: () => limit.pendingCount >= MAX_WAITING, run: (work) => limit(work) };
}
