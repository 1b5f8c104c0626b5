import type { CountRequest } from '../../rate-limit.ts';

/** A counter of requests as the database keeps it, with a clock that a test moves. */
export interface MemoryCounter {
  count: CountRequest;
  /** Names of the rules under which something was counted. */
  rules: Set<string>;
  wait(seconds: number): void;
}

/** @returns a counter in which nothing was counted yet */
export function countInMemory(): MemoryCounter {
  const windows = new Map<string, { end: number; hits: number }>();
  const rules = new Set<string>();
  let now = 0;
  return {
    rules,
    count: async ({ name, allowed, windowSeconds }, subject) => {
      rules.add(name);
      const counted = windows.get(`${name} ${subject}`);
      const current =
        counted && counted.end > now ? counted : { end: now + windowSeconds, hits: 0 };
      windows.set(`${name} ${subject}`, current);
      current.hits += 1;
      return current.hits > allowed ? current.end - now : 0;
    },
    wait: (seconds) => {
      now += seconds;
    },
  };
}
