import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopOnSignals } from './stop-signals.ts';

const signals = new EventEmitter();
const exit = vi.fn();
const written: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('process', {
    on: signals.on.bind(signals),
    once: signals.once.bind(signals),
    exit,
    stderr: { write: (text: string) => written.push(text) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  signals.removeAllListeners();
  exit.mockReset();
  written.length = 0;
});

const forEver = () => new Promise<void>(() => {});

test.each(['SIGTERM', 'SIGINT', 'disconnect'])('%s stops once and exits with 0', async (signal) => {
  const stop = vi.fn(async () => {});
  stopOnSignals(stop);
  signals.emit(signal);
  signals.emit(signal);
  await vi.advanceTimersByTimeAsync(0);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(exit.mock.calls).toEqual([[0]]);
});

test('a stop that fails says why and exits with 1', async () => {
  stopOnSignals(() => Promise.reject(new Error('still open')));
  signals.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(0);
  expect(written.join('')).toMatch(/still open\n +at .*stop-signals\.test/);
  expect(exit.mock.calls).toEqual([[1]]);
});

test.each([
  [1000, []],
  [1001, [[1]]],
])('a second signal %i ms after the first one exits with %j', async (later, exits) => {
  stopOnSignals(forEver);
  signals.emit('SIGINT');
  await vi.advanceTimersByTimeAsync(later);
  signals.emit('SIGTERM');
  expect(exit.mock.calls).toEqual(exits);
});
