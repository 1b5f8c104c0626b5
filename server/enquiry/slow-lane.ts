/** Enquiries of unknown forms that ask the database at one time; its pool has ten connections. */
const AT_ONCE = 3;
/** Enquiries that may wait for their turn; whoever comes then is told to come again. */
const MOST_WAITING = 100;

/** Keeps unknown forms from taking every connection to the database, so that known ones pass them. */
export interface SlowLane {
  isFull(): boolean;
  /** Does the work when it is its turn. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Opens a lane that is narrow and in order. */
export function openSlowLane(): SlowLane {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    isFull: () => waiting.length >= MOST_WAITING,
    run: async (work) => {
      // Who is called takes over the place of the one that left.
      if (running < AT_ONCE) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
