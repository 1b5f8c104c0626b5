import { describe, expect, it } from 'vitest';
import { COPIES_KEY, keepCopy, readCopies } from './lead-copies.ts';
import { FILLED } from './testing/filled-form.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

const now = new Date('2026-11-21T09:30:00.000Z');

describe('keepCopy', () => {
  it('stores the form fields with an ISO time and a number from the clock, and nothing else', () => {
    const storage = createMemoryStorage();
    keepCopy(storage, { ...FILLED, extra: 'x' } as typeof FILLED, now);
    expect(JSON.parse(storage.getItem('contactLeads') ?? '')).toEqual([
      { ...FILLED, timestamp: '2026-11-21T09:30:00.000Z', id: now.getTime() },
    ]);
  });

  it('adds to what is there, each under an id of its own', () => {
    const storage = createMemoryStorage();
    for (let sent = 0; sent < 3; sent += 1) keepCopy(storage, FILLED, now);
    const ids = readCopies(storage).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });

  it('says so when the browser does not store it', () => {
    expect(keepCopy(createMemoryStorage(true), FILLED, now)).toBeUndefined();
  });

  it.each(['not json', '{}', 'null', '7'])('starts anew over %s', (broken) => {
    const storage = createMemoryStorage();
    storage.setItem(COPIES_KEY, broken);
    keepCopy(storage, FILLED, now);
    expect(readCopies(storage)).toHaveLength(1);
  });
});

it('reads nothing as no copies', () => {
  expect(readCopies(createMemoryStorage())).toEqual([]);
});
