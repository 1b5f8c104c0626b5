import { setTimeout as delay } from 'node:timers/promises';

/**
 * Gives the result of `work`, or its failure, no earlier than after `milliseconds`, so that the time
 * it took tells nothing about what was found.
 */
export async function notBefore<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, delay(milliseconds)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
