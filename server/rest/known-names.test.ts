import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database, Transaction } from '../database/database.ts';
import { keepKnown } from './known-names.ts';
import { RestError, UnknownNameError } from './rest-error.ts';

let reads: number;
/** What the catalogue holds, or why it cannot be read. */
let stored: Set<string> | Error;
const database = {
  transaction: <T>(load: (tx: Transaction) => Promise<T>) => load({} as Transaction),
} as Database;
const load = async () => {
  reads += 1;
  if (stored instanceof Error) throw stored;
  return new Set(stored);
};
const find = (name: string) => (known: Set<string>) => {
  if (!known.has(name)) throw new UnknownNameError(404, 'PGRST205', name);
  return name;
};

beforeEach(() => {
  vi.useFakeTimers();
  reads = 0;
  stored = new Set(['leads']);
});
afterEach(() => void vi.useRealTimers());

test('the catalogue is read once for what it holds, also by requests that come together', async () => {
  const use = keepKnown(database, load);
  expect(await Promise.all([use(find('leads')), use(find('leads'))])).toEqual(['leads', 'leads']);
  vi.advanceTimersByTime(60_000);
  expect(await use(find('leads'))).toBe('leads');
  expect(reads).toBe(1);
});

test('an unknown name has it read again, once a second at most', async () => {
  const use = keepKnown(database, load);
  await use(find('leads'));
  stored = new Set(['leads', 'newcomer']);
  vi.advanceTimersByTime(999);
  await expect(use(find('newcomer'))).rejects.toThrow('newcomer');
  expect(reads).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await use(find('newcomer'))).toBe('newcomer');
  await expect(use(find('nobody'))).rejects.toThrow('nobody');
  expect(reads).toBe(2);
});

test('no other refusal has it read again', async () => {
  const use = keepKnown(database, load);
  await use(find('leads'));
  vi.advanceTimersByTime(60_000);
  const refuse = () => {
    throw new RestError(400, '22P02', 'no number');
  };
  await expect(use(refuse)).rejects.toThrow('no number');
  expect(reads).toBe(1);
});

test('what could not be read is read with the next request', async () => {
  const use = keepKnown(database, load);
  stored = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  await expect(use(find('leads'))).rejects.toMatchObject({ status: 503, code: 'PGRST000' });
  stored = new Set(['leads']);
  expect(await use(find('leads'))).toBe('leads');
});
