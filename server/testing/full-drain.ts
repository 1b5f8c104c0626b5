import { vi } from 'vitest';
import { drainSpool } from '../enquiry/spool/drain-spool.ts';

export const AWAY = Object.assign(new Error('shutting down'), { code: '57P01' });
export const BROKEN = Object.assign(new Error('permission denied'), { code: '42501' });
export const REFUSED = Object.assign(new Error('too long'), { code: '22001' });

/**
 * A spool with so many entries, and a database that records what it is told.
 * @param store what the database does with the entries of a batch
 * @param gone an entry that another process has removed since it was listed
 */
export function openFullDrain(
  length: number,
  store: (names: string[]) => unknown = () => undefined,
  gone?: string,
) {
  let names = Array.from({ length }, (_, at) => `entry ${at}`);
  const calls = {
    stored: vi.fn(async (entries: string[]) => store(entries)),
    aside: vi.fn(),
    wakeMail: vi.fn(),
    /** Gets what is reported to the health panel, and may fail. */
    reported: vi.fn((..._values: unknown[]): unknown => undefined),
    /** Gets the name under which the process signs off, and may fail. */
    signedOff: vi.fn((..._values: unknown[]): unknown => undefined),
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  };
  const without = (taken: readonly string[]) => {
    names = names.filter((name) => !taken.includes(name));
  };
  const query = async (text: string, values: unknown[]) => {
    await (text.includes('sign_off_server') ? calls.signedOff : calls.reported)(...values);
  };
  const drain = drainSpool({
    spool: {
      home: 'test',
      place: 'here',
      list: async () => [...names],
      read: async (name: string) => (name === gone ? undefined : name),
      remove: async (taken: string[]) => without(taken),
      putAside: async (name: string) => {
        without([name]);
        calls.aside(name);
      },
    } as never,
    database: {
      transactionAs: async (_caller: unknown, work: (tx: object) => unknown) => work({ query }),
    } as never,
    store: { storeInOrder: calls.stored } as never,
    wakeMail: calls.wakeMail,
    log: calls.log,
  });
  return { ...calls, drain, left: () => names.length };
}
