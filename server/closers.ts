import type { Logger } from 'pino';

/** What has been opened so far and how to close it again, last opened first. */
export interface Closers {
  add(name: string, close: () => Promise<void>): void;
  /** Closes everything; one part that fails is logged and does not keep the others open. */
  closeAll(): Promise<void>;
}

export function collectClosers(log: Pick<Logger, 'error'>): Closers {
  const opened: { name: string; close: () => Promise<void> }[] = [];
  return {
    add: (name, close) => {
      opened.push({ name, close });
    },
    closeAll: async () => {
      for (let part = opened.pop(); part; part = opened.pop()) {
        const { name, close } = part;
        await close().catch((err: unknown) => log.error({ err, part: name }, 'part did not close'));
      }
    },
  };
}
