import { describe, expect, it, vi } from 'vitest';
import { COPIES_KEY, writeCopies } from './lead-copies.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { FACTS } from './testing/facts.ts';
import { FILLED } from './testing/filled-form.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

const timestamp = '2026-11-21T09:30:00.000Z';
const ENTRY: OutboxEntry = { ...FACTS, values: FILLED, timestamp, tries: 0 };
const read = (storage: Storage) => JSON.parse(storage.getItem(COPIES_KEY) ?? 'null');

describe('writeCopies', () => {
  it('stores the form fields with an ISO time and a number from the clock, and nothing else', () => {
    const storage = createMemoryStorage();
    writeCopies(storage, [ENTRY]);
    expect(read(storage)).toEqual([{ ...FILLED, timestamp, id: Date.parse(timestamp) }]);
  });

  it('gives each an id of its own', () => {
    const storage = createMemoryStorage();
    writeCopies(storage, [ENTRY, ENTRY, { ...ENTRY, timestamp: 'broken' }]);
    const ids = read(storage).map(({ id }: { id: number }) => id);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
    expect(new Set(ids).size).toBe(3);
  });

  it('counts on where two have the same time, or one has none', () => {
    const storage = createMemoryStorage();
    writeCopies(storage, [{ ...ENTRY, timestamp: 'broken' }, ENTRY, ENTRY]);
    const time = Date.parse(timestamp);
    expect(read(storage).map(({ id }: { id: number }) => id)).toEqual([1, time, time + 1]);
  });

  it('writes nothing that stands there already, so that other tabs hear of nothing', () => {
    const storage = createMemoryStorage();
    writeCopies(storage, [ENTRY]);
    const setItem = vi.spyOn(storage, 'setItem');
    writeCopies(storage, [ENTRY]);
    expect(setItem).not.toHaveBeenCalled();
  });

  it('does not fail where the browser does not store it', () => {
    expect(() => writeCopies(createMemoryStorage(true), [ENTRY])).not.toThrow();
  });

  it.each(['not json', '{}', 'null', '7'])('overwrites %s', (broken) => {
    const storage = createMemoryStorage();
    storage.setItem(COPIES_KEY, broken);
    writeCopies(storage, [ENTRY]);
    expect(read(storage)).toHaveLength(1);
  });

  it('leaves no list behind when there is nothing to list', () => {
    const storage = createMemoryStorage();
    storage.setItem(COPIES_KEY, '[]');
    writeCopies(storage, []);
    expect(storage.length).toBe(0);
  });
});
