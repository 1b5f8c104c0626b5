import { expect, it } from 'vitest';
import { expireCopies } from './expire-copies.ts';
import { forgetEnquiry, keepEnquiry, keptValues } from './keep-enquiry.ts';
import { readCopies } from './lead-copies.ts';
import { dueTime, KEPT_FOR, type OutboxEntry } from './outbox-entry.ts';
import { changeEntry, OLD_STATE_KEY, readEntries, STATE_KEY } from './outbox-state.ts';
import { FACTS } from './testing/facts.ts';
import { FILLED } from './testing/filled-form.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

const NOW = new Date('2026-11-21T09:30:00.000Z');
const DAY = 86_400_000;
const dueOf = (storage: Storage) => JSON.parse(storage.getItem(STATE_KEY) ?? '{}').due;

function createOutbox(change: Partial<OutboxEntry> = {}) {
  const storage = createMemoryStorage();
  keepEnquiry(storage, FILLED, FACTS, NOW);
  changeEntry(storage, FACTS.id, (entry) => ({ ...entry, ...change }));
  return storage;
}

it('keeps the copy as specified and the rest beside it', () => {
  const storage = createOutbox();
  expect(readCopies(storage)).toEqual([
    { ...FILLED, timestamp: NOW.toISOString(), id: NOW.getTime() },
  ]);
  expect(readEntries(storage)).toEqual([{ ...FACTS, copy: NOW.getTime(), tries: 0 }]);
  expect(dueOf(storage)).toBe(0);
  expect(keptValues(storage, FACTS.id)).toMatchObject(FILLED);
});

it('keeps nothing where it cannot keep both', () => {
  expect(keepEnquiry(createMemoryStorage(true), FILLED, FACTS, NOW)).toBeUndefined();
  const storage = createMemoryStorage();
  const half = {
    ...storage,
    setItem: (key: string, value: string) => {
      if (key === STATE_KEY) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
  expect(keepEnquiry(half as Storage, FILLED, FACTS, NOW)).toBeUndefined();
  expect(readCopies(storage)).toEqual([]);
});

it('leaves nothing behind when the last one is removed', () => {
  const storage = createOutbox();
  forgetEnquiry(storage, NOW.getTime());
  expect(storage.length).toBe(0);
});

it('does not bring back what was removed meanwhile', () => {
  const storage = createOutbox();
  forgetEnquiry(storage, NOW.getTime());
  changeEntry(storage, FACTS.id, (entry) => ({ ...entry, confirmedAt: 1 }));
  expect(readEntries(storage)).toEqual([]);
});

it('reads over what an earlier version left, and sends that first', () => {
  const storage = createMemoryStorage();
  storage.setItem('contactLeads', JSON.stringify([{ ...FILLED, timestamp: '', id: 7 }]));
  storage.setItem(OLD_STATE_KEY, JSON.stringify([{ id: 7, key: FACTS.id }, null, { id: 8 }]));
  expect(readEntries(storage)).toMatchObject([{ id: FACTS.id, copy: 7, consents: [] }]);
  expireCopies(storage, NOW.getTime());
  changeEntry(storage, FACTS.id, (entry) => entry);
  expect(storage.getItem(OLD_STATE_KEY)).toBeNull();
  expect(readEntries(storage)).toMatchObject([{ id: FACTS.id, copy: 7 }]);
  expect(dueOf(storage)).toBe(0);
});

it.each(['not json', '7', 'null', '{"entries":7}', '[{"copy":1}]', '{"entries":[null,{"id":1}]}'])(
  'reads no entries out of %s',
  (broken) => {
    const storage = createMemoryStorage();
    storage.setItem(STATE_KEY, broken);
    expect(readEntries(storage)).toEqual([]);
  },
);

it.each([
  ['waits', {}, 0],
  ['is confirmed', { confirmedAt: 5 }, 5 + KEPT_FOR],
  ['owes a proof', { confirmedAt: 5, challenge: {} }, 0],
  ['was refused', { faults: { name: 'x' } }, Number.MAX_SAFE_INTEGER],
])('is due when it %s', (_how, change, due) => {
  expect(dueTime([{ ...FACTS, copy: 1, tries: 0, ...change }])).toBe(due);
});

it('takes a confirmed one off the device after seven days, not before', () => {
  const storage = createOutbox({ confirmedAt: NOW.getTime() });
  expireCopies(storage, NOW.getTime() + 7 * DAY - 1);
  expect(readCopies(storage)).toHaveLength(1);
  expireCopies(storage, NOW.getTime() + 7 * DAY);
  expect(storage.length).toBe(0);
});

it.each([-400 * DAY, 400 * DAY])(
  'keeps what is not confirmed when the clock is %i ms off',
  (off) => {
    const storage = createOutbox();
    expireCopies(storage, NOW.getTime() + off);
    expect(readCopies(storage)).toHaveLength(1);
    expect(readEntries(storage)[0]?.confirmedAt).toBeUndefined();
  },
);

it('begins the week anew when the clock was set back', () => {
  const storage = createOutbox({ confirmedAt: NOW.getTime() + 400 * DAY });
  expireCopies(storage, NOW.getTime());
  expect(readEntries(storage)[0]?.confirmedAt).toBe(NOW.getTime());
});

it('gives a copy of an earlier version, which was sent, its week', () => {
  const storage = createMemoryStorage();
  storage.setItem('contactLeads', JSON.stringify([{ ...FILLED, timestamp: '', id: 7 }]));
  expireCopies(storage, NOW.getTime());
  expect(readCopies(storage)).toHaveLength(1);
  expireCopies(storage, NOW.getTime() + 7 * DAY);
  expect(storage.length).toBe(0);
});
