import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drainSpool } from './keep-enquiries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const AWAY = Object.assign(new Error('shutting down'), { code: '57P01' });
const BROKEN = Object.assign(new Error('permission denied'), { code: '42501' });
const REFUSED = Object.assign(new Error('too long'), { code: '22001' });
const forEver = () => new Promise<void>(() => {});
const fail = (error: Error) => () => {
  throw error;
};

/**
 * A spool with so many entries, and a database that records what it is told.
 * @param store what the database does with the entries of a batch
 * @param gone an entry that another process has removed since it was listed
 */
function openDrain(length: number, store: (names: string[]) => unknown = () => {}, gone?: string) {
  let names = Array.from({ length }, (_, at) => `entry ${at}`);
  const calls = {
    list: vi.fn(async () => [...names]),
    stored: vi.fn(async (entries: string[]) => store(entries)),
    aside: vi.fn(),
    wakeMail: vi.fn(),
    /** Gets what is reported to the health panel, and may fail. */
    reported: vi.fn((..._values: unknown[]): unknown => undefined),
    signedOff: vi.fn((..._values: unknown[]): unknown => undefined),
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  };
  const without = (taken: readonly string[]) => {
    names = names.filter((name) => !taken.includes(name));
  };
  const query = async (text: string, values: unknown[]) => {
    await (text.includes('sign_off_server') ? calls.signedOff : calls.reported)(...values);
    return { rows: [] };
  };
  const drain = drainSpool({
    spool: {
      ...{ name: 'test', place: 'here', list: calls.list },
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

test('only the entry that the database refuses is put aside', async () => {
  const { drain, aside, left, log } = openDrain(60, (entries) => {
    if (entries.includes('entry 7')) throw REFUSED;
  });
  await drain.drain();
  expect([aside.mock.calls, left()]).toEqual([[['entry 7']], 0]);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { err: REFUSED, entry: 'entry 7' },
    'an enquiry of the spool cannot be stored; it was put aside',
  );
  await drain.stop();
});

test.each([
  ['silently while the database is away', AWAY, []],
  ['with an error otherwise', BROKEN, [[{ err: BROKEN }, 'the spool cannot be emptied']]],
])('entries wait %s, and wake no mail', async (_how, error, logged) => {
  const { drain, left, stored, wakeMail, log } = openDrain(3, fail(error));
  await drain.drain();
  expect(left()).toBe(3);
  expect(stored, 'asked once, not for each entry').toHaveBeenCalledOnce();
  expect(log.error.mock.calls).toEqual(logged);
  expect(wakeMail).not.toHaveBeenCalled();
  await drain.stop();
});

test('what follows a refused entry waits while the database is away', async () => {
  const { drain, aside, left } = openDrain(3, (entries) => {
    throw entries.includes('entry 0') ? REFUSED : AWAY;
  });
  await drain.drain();
  expect([aside.mock.calls, left()]).toEqual([[['entry 0']], 2]);
  await drain.stop();
});

test('a batch that hangs for ten seconds is tried again, and the spool is left alone after a stop', async () => {
  let tries = 0;
  const { drain, left, list } = openDrain(1, () => {
    tries += 1;
    return tries === 1 ? forEver() : undefined;
  });
  await vi.advanceTimersByTimeAsync(9_900);
  expect([tries, left()]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1_200);
  expect([tries, left()]).toEqual([2, 0]);
  await drain.stop();
  list.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list).not.toHaveBeenCalled();
});

const SILENT = 'the health panel will call this process silent';
test.each<[string, number, () => unknown, boolean, string[]]>([
  ['it signs off', 0, () => {}, true, []],
  ['it does not while an enquiry waits on its disk', 1, () => {}, false, []],
  ['it says so where the database refuses that', 0, fail(AWAY), true, [SILENT]],
  ['it waits two seconds for a database that hangs', 0, forEver, true, [SILENT]],
])('at a stop %s', async (_what, length, signOff, hasSignedOff, warned) => {
  const { drain, signedOff, log } = openDrain(length, fail(AWAY));
  signedOff.mockImplementation(signOff);
  const stopped = drain.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  await stopped;
  expect(signedOff.mock.calls).toEqual(hasSignedOff ? [['test']] : []);
  expect(log.warn.mock.calls.map(([, text]) => text)).toEqual(warned);
  expect(vi.getTimerCount(), 'that would keep the process alive').toBe(0);
});
