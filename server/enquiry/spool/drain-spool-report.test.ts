import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AWAY, openFullDrain } from '../../testing/full-drain.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const forEver = () => new Promise<void>(() => {});
const round = () => vi.advanceTimersByTimeAsync(1_000);

describe('the spool’s length', () => {
  test('is reported again at once when it changes', async () => {
    const { drain, reported } = openFullDrain(2);
    reported.mockImplementationOnce(() => {
      throw AWAY;
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(reported, 'failed').toHaveBeenCalledTimes(1);
    await round();
    expect(reported.mock.calls).toEqual([
      ['test', 'here', 0],
      ['test', 'here', 0],
    ]);
    await round();
    expect(reported, 'nothing new to say').toHaveBeenCalledTimes(2);
    await drain.stop();
  });

  test('is reported again after ten seconds without an answer', async () => {
    const { drain, reported, log } = openFullDrain(0);
    reported.mockImplementationOnce(forEver);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(reported).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(reported).toHaveBeenCalledTimes(2);
    expect(log.error).not.toHaveBeenCalled();
    await drain.stop();
  });
});

test('a batch that hangs for ten seconds stays in the spool and is tried again', async () => {
  let tries = 0;
  const { drain, left } = openFullDrain(1, () => {
    tries += 1;
    return tries === 1 ? forEver() : undefined;
  });
  await vi.advanceTimersByTimeAsync(9_900);
  expect([tries, left()]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1_200);
  expect([tries, left()]).toEqual([2, 0]);
  await drain.stop();
});

describe('at a stop', () => {
  test('the process signs off, and no timer keeps it alive', async () => {
    const { drain, signedOff, log } = openFullDrain(0);
    await drain.stop();
    expect(signedOff).toHaveBeenCalledExactlyOnceWith('test');
    expect(log.warn).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('it does not while one enquiry waits on its disk', async () => {
    const { drain, signedOff, left } = openFullDrain(1, () => {
      throw AWAY;
    });
    await drain.stop();
    expect([left(), signedOff.mock.calls]).toEqual([1, []]);
  });

  const SILENT = 'the health panel will call this process silent';

  test('it says so where the database refuses that', async () => {
    const { drain, signedOff, log } = openFullDrain(0);
    signedOff.mockImplementation(() => {
      throw AWAY;
    });
    await drain.stop();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: AWAY }, SILENT);
  });

  test('it waits two seconds for a database that hangs', async () => {
    const { drain, signedOff, log } = openFullDrain(0);
    signedOff.mockImplementation(forEver);
    const stopped = drain.stop();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(log.warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, SILENT);
  });
});
