import type { Logger } from 'pino';
import { isAway } from '../database/is-away.ts';

export interface Repeated {
  wake(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs `work` at once and every `intervalMs`. A database that is away is reported elsewhere. */
export function repeat(
  work: () => Promise<unknown>,
  { intervalMs, log, failure }: { intervalMs: number; log: Pick<Logger, 'error'>; failure: string },
) {
  let isStopped = false;
  let isWanted = false;
  let hasFailed = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      await work();
      hasFailed = false;
    } catch (err) {
      if (isAway(err)) return;
      if (!hasFailed) log.error({ err }, failure);
      hasFailed = true;
    }
  }

  function start(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined;
      if (isWanted && !isStopped) void start();
    });
    isWanted = false;
    return running;
  }

  const timer = setInterval(() => {
    if (!running) void start();
  }, intervalMs);
  void start();
  return {
    wake: async () => {
      if (isStopped) return;
      if (!running) return start();
      isWanted = true;
      return running;
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
