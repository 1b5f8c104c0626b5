import { afterEach, describe, expect, test, vi } from 'vitest';
import { AWAY, BROKEN, openFullDrain, REFUSED } from '../../testing/full-drain.ts';
import { drainSpool } from './drain-spool.ts';

afterEach(() => vi.useRealTimers());

/** A spool that is empty, and a database that takes whatever it is told. */
function openDrain() {
  const list = vi.fn(async () => []);
  const drain = drainSpool({
    spool: { list, home: 'test', place: 'here' } as never,
    database: { transactionAs: async () => undefined } as never,
    store: {} as never,
    wakeMail: () => {},
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  });
  return { list, drain };
}

test('looks into the spool again and again', async () => {
  vi.useFakeTimers();
  const { list, drain } = openDrain();
  await vi.advanceTimersByTimeAsync(1);
  const atStart = list.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(list.mock.calls.length).toBeGreaterThan(atStart);
  await drain.stop();
});

test('leaves the spool alone once it is stopped', async () => {
  vi.useFakeTimers();
  const { list, drain } = openDrain();
  await vi.advanceTimersByTimeAsync(1);
  await drain.stop();
  const atStop = list.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(list.mock.calls.length).toBe(atStop);
});

describe('a full spool', () => {
  test('is stored fifty at a time; then mail is woken once and the log says how many', async () => {
    const { drain, stored, wakeMail, log, left } = openFullDrain(101);
    await drain.drain();
    expect(stored.mock.calls.map(([entries]) => entries.length)).toEqual([50, 50, 1]);
    expect(left()).toBe(0);
    expect(wakeMail).toHaveBeenCalledOnce();
    expect(log.info).toHaveBeenCalledExactlyOnceWith(
      { stored: 101 },
      'enquiries of the spool are in the database',
    );
    await drain.stop();
  });

  test('is left as it is from the next batch on when the drain stops', async () => {
    const { drain, left } = openFullDrain(101, () => void drain.stop());
    await drain.drain();
    expect(left()).toBe(51);
  });

  test('loses only the entry that the database refuses', async () => {
    const { drain, aside, left, log } = openFullDrain(60, (entries) => {
      if (entries.includes('entry 7')) throw REFUSED;
    });
    await drain.drain();
    expect(aside.mock.calls).toEqual([['entry 7']]);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { err: REFUSED, entry: 'entry 7' },
      'an enquiry of the spool cannot be stored; it was put aside',
    );
    expect(left()).toBe(0);
    await drain.stop();
  });

  test.each([
    ['silently while the database is away', AWAY, []],
    ['with an error otherwise', BROKEN, [[{ err: BROKEN }, 'the spool cannot be emptied']]],
  ])('waits %s, and wakes no mail', async (_how, error, logged) => {
    const { drain, left, stored, wakeMail, log } = openFullDrain(3, () => {
      throw error;
    });
    await drain.drain();
    expect(left()).toBe(3);
    expect(stored, 'asked once, not for each entry').toHaveBeenCalledOnce();
    expect(log.error.mock.calls).toEqual(logged);
    expect([wakeMail, log.info].flatMap((spy) => spy.mock.calls)).toEqual([]);
    await drain.stop();
  });

  test('keeps what follows a refused entry while the database is away', async () => {
    const { drain, aside, left } = openFullDrain(3, (entries) => {
      if (entries.includes('entry 0')) throw REFUSED;
      throw AWAY;
    });
    await drain.drain();
    expect([aside.mock.calls, left()]).toEqual([[['entry 0']], 2]);
    await drain.stop();
  });

  test('goes on without an entry that another process has just stored', async () => {
    const { drain, stored } = openFullDrain(3, undefined, 'entry 1');
    await drain.drain();
    expect(stored).toHaveBeenCalledExactlyOnceWith(['entry 0', 'entry 2']);
    await drain.stop();
  });

  test.each([
    [0, 0],
    [1, 1],
    [100, 2],
  ])('of %i entries takes %i transactions', async (length, transactions) => {
    const { drain, stored, wakeMail } = openFullDrain(length);
    await drain.drain();
    expect(stored).toHaveBeenCalledTimes(transactions);
    expect(wakeMail).toHaveBeenCalledTimes(length > 0 ? 1 : 0);
    await drain.stop();
  });

  test('wakes the mail of what was stored before the database went away', async () => {
    let batches = 0;
    const { drain, wakeMail, log } = openFullDrain(60, () => {
      batches += 1;
      if (batches > 1) throw AWAY;
    });
    await drain.drain();
    expect(wakeMail).toHaveBeenCalledOnce();
    expect(log.info).toHaveBeenCalledWith({ stored: 50 }, expect.any(String));
    await drain.stop();
  });
});

test('reports an unchanged length once a minute', async () => {
  vi.useFakeTimers();
  const { drain, reported } = openFullDrain(0);
  await vi.advanceTimersByTimeAsync(59_500);
  expect(reported.mock.calls).toEqual([['test', 'here', 0]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reported).toHaveBeenCalledTimes(2);
  await drain.stop();
});
