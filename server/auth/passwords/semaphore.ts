/** Thrown instead of queueing when too much is waiting already. */
export class GateFull extends Error {
  override readonly name = 'GateFull';
}

/** How much may run and how much may wait at the same time. */
export interface GateOptions {
  running: number;
  waiting: number;
}

/** Runs work in the order it came, never more than `running` at once. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** @returns a gate that rejects with GateFull once `waiting` pieces of work are queued */
export function openGate({ running, waiting }: GateOptions): Gate {
  let active = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (active >= running) {
      if (queue.length >= waiting) throw new GateFull();
      // The one that leaves hands its place over, so `active` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
