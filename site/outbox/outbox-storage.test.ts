import { describe, expect, it, vi } from 'vitest';
import { dueTime, ENTRY_PREFIX, KEPT_MS, type OutboxEntry } from './outbox-entry.ts';
import {
  COPIES_KEY,
  changeEntry,
  expireEntries,
  findEntry,
  forgetEnquiry,
  keepEnquiry,
  OUTBOX_EVENT,
  readEntries,
  writeCopies,
} from './outbox-storage.ts';
import { FACTS } from './testing/facts.ts';
import { FILLED } from './testing/filled-form.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

const NOW = new Date('2026-11-21T09:30:00.000Z');
const DAY = 86_400_000;
const KEY = ENTRY_PREFIX + FACTS.id;
const ENTRY: OutboxEntry = { ...FACTS, values: FILLED, timestamp: NOW.toISOString(), tries: 0 };
const readCopies = (storage: Storage) => JSON.parse(storage.getItem(COPIES_KEY) ?? '[]');

function createOutbox(change: Partial<OutboxEntry> = {}) {
  const storage = createMemoryStorage();
  keepEnquiry(storage, FILLED, FACTS, NOW);
  changeEntry(storage, FACTS.id, (entry) => ({ ...entry, ...change }));
  return storage;
}

it('keeps an enquiry under its own key, and a copy in the list as specified', () => {
  const storage = createOutbox();
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual({ due: 0, ...ENTRY });
  expect(readEntries(storage)).toEqual([ENTRY]);
  expect(readCopies(storage)).toEqual([
    { ...FILLED, timestamp: NOW.toISOString(), id: NOW.getTime() },
  ]);
});

it('keeps the fields of an enquiry and nothing else that a form may hold', () => {
  const storage = createMemoryStorage();
  keepEnquiry(storage, { ...FILLED, extra: 'x' } as typeof FILLED, FACTS, NOW);
  expect(findEntry(storage, FACTS.id)?.values).toEqual(FILLED);
  changeEntry(storage, FACTS.id, (entry) => entry);
  expect(storage.getItem(KEY)).not.toContain('extra');
});

it('reads a field that was added later as empty, and still sends the rest', () => {
  const { message: _message, ...values } = FILLED;
  const storage = createOutbox({ values: values as typeof FILLED });
  expect(findEntry(storage, FACTS.id)?.values).toEqual({ ...FILLED, message: '' });
});

it('lists the oldest first', () => {
  const storage = createMemoryStorage();
  for (const [id, time] of [
    ['a', 3],
    ['c', 1],
    ['b', 1],
  ] as const) {
    keepEnquiry(storage, FILLED, { ...FACTS, id }, new Date(time));
  }
  expect(readEntries(storage).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

it('reports when the browser does not store it, and needs no list of copies', () => {
  expect(keepEnquiry(createMemoryStorage(true), FILLED, FACTS, NOW)).toBeUndefined();
  const storage = createMemoryStorage();
  const setItem = (key: string, value: string) => {
    if (key === COPIES_KEY) throw new DOMException('full', 'QuotaExceededError');
    storage.setItem(key, value);
  };
  const half = new Proxy(storage, {
    get: (target, name) => (name === 'setItem' ? setItem : Reflect.get(target, name)),
  });
  expect(keepEnquiry(half, FILLED, FACTS, NOW)).toEqual(ENTRY);
  expect(readEntries(storage)).toEqual([ENTRY]);
});

it('leaves nothing behind when the last one is removed', () => {
  const storage = createOutbox();
  forgetEnquiry(storage, FACTS.id);
  expect(storage.length).toBe(0);
});

it('does not bring back what was removed meanwhile', () => {
  const storage = createOutbox();
  forgetEnquiry(storage, FACTS.id);
  expect(changeEntry(storage, FACTS.id, (entry) => ({ ...entry, confirmedAt: 1 }))).toBe(false);
  expect(readEntries(storage)).toEqual([]);
});

it.each([
  'not json',
  '7',
  'null',
  '{}',
  '{"id":1}',
  '[]',
  JSON.stringify({ ...ENTRY, id: 'other' }),
  JSON.stringify({ ...ENTRY, values: 'Harpreet Kaur' }),
  JSON.stringify({ ...ENTRY, values: null }),
  JSON.stringify({ ...ENTRY, timestamp: undefined }),
])('reads no entry out of %s, and takes it away in the next round', (broken) => {
  const storage = createMemoryStorage();
  keepEnquiry(storage, FILLED, { ...FACTS, id: 'good' }, NOW);
  storage.setItem(KEY, broken);
  expect(readEntries(storage)).toMatchObject([{ id: 'good' }]);
  expireEntries(storage, NOW.getTime());
  expect(storage.getItem(KEY)).toBeNull();
  expect(readEntries(storage)).toMatchObject([{ id: 'good' }]);
});

it.each([
  ['waits', {}, 0],
  ['is confirmed', { confirmedAt: 5 }, 5 + KEPT_MS],
  ['owes a proof', { confirmedAt: 5, challenge: {} }, 0],
  ['was refused', { faults: { name: 'x' } }, Number.MAX_SAFE_INTEGER],
])('is due when it %s', (_how, change, due) => {
  expect(dueTime({ ...ENTRY, ...change })).toBe(due);
  expect(createOutbox(change).getItem(KEY)).toMatch(new RegExp(`^{"due":${due},`));
});

it('removes a confirmed one from the device after seven days, not before', () => {
  const storage = createOutbox({ confirmedAt: NOW.getTime() });
  expireEntries(storage, NOW.getTime() + 7 * DAY - 1);
  expect(readEntries(storage)).toHaveLength(1);
  expect(readCopies(storage)).toHaveLength(1);
  expireEntries(storage, NOW.getTime() + 7 * DAY);
  expect(storage.length).toBe(0);
});

it.each([-400 * DAY, 400 * DAY])(
  'keeps what is not confirmed when the clock is %i ms off',
  (off) => {
    const storage = createOutbox();
    expireEntries(storage, NOW.getTime() + off);
    expect(readCopies(storage)).toHaveLength(1);
    expect(readEntries(storage)[0]?.confirmedAt).toBeUndefined();
  },
);

it('restarts the week when the clock was set back', () => {
  const storage = createOutbox({ confirmedAt: NOW.getTime() + 400 * DAY });
  expireEntries(storage, NOW.getTime());
  expect(readEntries(storage)[0]?.confirmedAt).toBe(NOW.getTime());
});

it('tells the page of each change', () => {
  const hear = vi.fn(({ type }: Event) => type);
  vi.stubGlobal('dispatchEvent', hear);
  forgetEnquiry(createOutbox(), FACTS.id);
  expect(hear.mock.results.map(({ value }) => value)).toEqual(Array(3).fill(OUTBOX_EVENT));
  vi.unstubAllGlobals();
});

const timestamp = '2026-11-21T09:30:00.000Z';
const WRITTEN: OutboxEntry = { ...FACTS, values: FILLED, timestamp, tries: 0 };
const read = (storage: Storage) => JSON.parse(storage.getItem(COPIES_KEY) ?? 'null');

describe('writeCopies', () => {
  it('stores the form fields with an ISO time and a number from the clock, and nothing else', () => {
    const storage = createMemoryStorage();
    writeCopies(storage, [WRITTEN]);
    expect(read(storage)).toEqual([{ ...FILLED, timestamp, id: Date.parse(timestamp) }]);
  });

  it('gives each an id of its own', () => {
    const storage = createMemoryStorage();
    writeCopies(storage, [WRITTEN, WRITTEN, { ...WRITTEN, timestamp: 'broken' }]);
    const ids = read(storage).map(({ id }: { id: number }) => id);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
    expect(new Set(ids).size).toBe(3);
  });

  it('counts on where two have the same time, or one has none', () => {
    const storage = createMemoryStorage();
    writeCopies(storage, [{ ...WRITTEN, timestamp: 'broken' }, WRITTEN, WRITTEN]);
    const time = Date.parse(timestamp);
    expect(read(storage).map(({ id }: { id: number }) => id)).toEqual([1, time, time + 1]);
  });

  it('writes nothing that stands there already, so that other tabs hear of nothing', () => {
    const storage = createMemoryStorage();
    writeCopies(storage, [WRITTEN]);
    const setItem = vi.spyOn(storage, 'setItem');
    writeCopies(storage, [WRITTEN]);
    expect(setItem).not.toHaveBeenCalled();
  });

  it('does not fail where the browser does not store it', () => {
    expect(() => writeCopies(createMemoryStorage(true), [WRITTEN])).not.toThrow();
  });

  it.each(['not json', '{}', 'null', '7'])('overwrites %s', (broken) => {
    const storage = createMemoryStorage();
    storage.setItem(COPIES_KEY, broken);
    writeCopies(storage, [WRITTEN]);
    expect(read(storage)).toHaveLength(1);
  });

  it('leaves no list behind when there is nothing to list', () => {
    const storage = createMemoryStorage();
    storage.setItem(COPIES_KEY, '[]');
    writeCopies(storage, []);
    expect(storage.length).toBe(0);
  });
});
