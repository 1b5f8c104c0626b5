import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage, createTabs, FACTS, FILLED, refuse } from '../testing/outbox.ts';
import {
  COPIES_KEY,
  changeEntry,
  ENTRY_PREFIX,
  expireEntries,
  findEntry,
  forgetEnquiry,
  KEPT_MS,
  keepEnquiry,
  OUTBOX_EVENT,
  type OutboxEntry,
  readEntries,
} from './outbox.ts';
import { settle } from './send-enquiry.ts';

const NOW = new Date('2026-11-21T09:30:00.000Z');
const DAY = 86_400_000;
const KEY = ENTRY_PREFIX + FACTS.id;
const ENTRY: OutboxEntry = { ...FACTS, values: FILLED, timestamp: NOW.toISOString(), tries: 0 };
const readCopies = (storage: Storage) => JSON.parse(storage.getItem(COPIES_KEY) ?? '[]');

afterEach(() => void vi.unstubAllGlobals());

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

it('reads the fields of an enquiry and nothing else; one that was added later is empty', () => {
  const { message: _message, ...values } = { ...FILLED, extra: 'x' };
  const storage = createOutbox({ values: values as unknown as typeof FILLED });
  expect(findEntry(storage, FACTS.id)?.values).toEqual({ ...FILLED, message: '' });
});

it('lists the oldest first, each copy with a number of its own', () => {
  const storage = createMemoryStorage();
  for (const [id, time] of Object.entries({ a: 3, c: 1, b: 1 }))
    keepEnquiry(storage, FILLED, { ...FACTS, id }, new Date(time));
  expect(readEntries(storage).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(readCopies(storage).map(({ id }: { id: number }) => id)).toEqual([1, 2, 3]);
});

it('reports when the browser does not store it, and needs no list of copies', () => {
  expect(keepEnquiry(createMemoryStorage(refuse), FILLED, FACTS, NOW)).toBeUndefined();
  const half = createMemoryStorage((key) => key === COPIES_KEY && refuse());
  expect(keepEnquiry(half, FILLED, FACTS, NOW)).toEqual(ENTRY);
  expect(readEntries(half)).toEqual([ENTRY]);
});

it('leaves nothing behind when the last one is removed, and brings nothing back', () => {
  const storage = createOutbox();
  forgetEnquiry(storage, FACTS.id);
  changeEntry(storage, FACTS.id, (entry) => ({ ...entry, confirmedAt: 1 }));
  expect(storage.length).toBe(0);
});

it.each([
  ...['not json', '7', 'null', '{}', '{"id":1}', '[]'],
  ...[{ id: 'other' }, { values: 'x' }, { values: null }, { timestamp: undefined }].map((change) =>
    JSON.stringify({ ...ENTRY, ...change }),
  ),
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
  expect(createOutbox(change).getItem(KEY)).toMatch(new RegExp(`^{"due":${due},`));
});

describe('the device’s clock', () => {
  it.each([
    ['a moment less than a week', { confirmedAt: NOW.getTime() }, 7 * DAY - 1, 1],
    ['a week', { confirmedAt: NOW.getTime() }, 7 * DAY, 0],
    ['years, not confirmed', {}, 400 * DAY, 1],
    ['years back, not confirmed', {}, -400 * DAY, 1],
  ])('after %s', (_how, change, later, left) => {
    const storage = createOutbox(change);
    expireEntries(storage, NOW.getTime() + later);
    expect(readEntries(storage)).toHaveLength(left);
    expect(readCopies(storage)).toHaveLength(left);
  });

  it('restarts the week when it was set back', () => {
    const storage = createOutbox({ confirmedAt: NOW.getTime() + 400 * DAY });
    expireEntries(storage, NOW.getTime());
    expect(readEntries(storage)[0]?.confirmedAt).toBe(NOW.getTime());
  });
});

it('tells the page of every change, and other tabs of none that is none', () => {
  const hear = vi.fn(({ type }: Event) => type);
  vi.stubGlobal('dispatchEvent', hear);
  const storage = createOutbox();
  const setItem = vi.spyOn(storage, 'setItem');
  expireEntries(storage, NOW.getTime());
  expect(setItem).not.toHaveBeenCalled();
  forgetEnquiry(storage, FACTS.id);
  expect(hear.mock.results.map(({ value }) => value)).toEqual(Array(3).fill(OUTBOX_EVENT));
});

/** One step of one tab; an enquiry is changed only by the tab that keeps it, as the locks ensure. */
type Step = { tab: number; enquiry: number; does: 'keep' | 'fail' | 'store' | 'forget' | 'hear' };

const COUNT = 2;
const steps = fc.array(
  fc.record<Step>({
    tab: fc.nat(COUNT - 1),
    enquiry: fc.nat(2),
    does: fc.constantFrom('keep', 'fail', 'store', 'forget', 'hear'),
  }),
  { maxLength: 40 },
);
const nameOf = ({ tab, enquiry }: Step) => `${tab}-${enquiry}`;

function run(step: Step, storage: Storage): void {
  const id = nameOf(step);
  const answers = {
    fail: { kind: 'failed' },
    store: { kind: 'stored', receipt: { id } },
  } as const;
  if (step.does === 'keep' && !findEntry(storage, id))
    keepEnquiry(storage, { ...FILLED, message: id }, { ...FACTS, id }, NOW);
  if (step.does === 'forget') forgetEnquiry(storage, id);
  if (step.does === 'fail' || step.does === 'store') {
    const answer = answers[step.does];
    changeEntry(storage, id, (entry) => settle(entry, answer, NOW.getTime()));
  }
}

/** What must be there in the end: whether it is confirmed, by the enquiry's name. */
function expectOf(taken: readonly Step[]): Map<string, boolean> {
  const kept = new Map<string, boolean>();
  for (const step of taken) {
    const id = nameOf(step);
    if (step.does === 'keep' && !kept.has(id)) kept.set(id, false);
    if (step.does === 'forget') kept.delete(id);
    if (step.does === 'store' && kept.has(id)) kept.set(id, true);
  }
  return kept;
}

describe('two tabs', () => {
  it('lose and revive nothing, however late they hear of each other', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const { storages, hear } = createTabs(COUNT);
        for (const step of taken) {
          if (step.does === 'hear') hear(step.tab);
          else run(step, storages[step.tab] as Storage);
        }
        for (const [tab, storage] of storages.entries()) {
          hear(tab);
          const found = readEntries(storage).map(({ id, confirmedAt, values }) => {
            expect(values).toEqual({ ...FILLED, message: id });
            return [id, confirmedAt !== undefined] as const;
          });
          expect(new Map(found)).toEqual(expectOf(taken));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('bring the list of copies up to date in the next round, whoever wrote it last', () => {
    const { storages, hear } = createTabs(COUNT);
    for (const [tab, storage] of storages.entries())
      keepEnquiry(storage, FILLED, { ...FACTS, id: `tab-${tab}` }, NOW);
    const [storage] = storages as [Storage];
    hear(0);
    expect(readCopies(storage)).toHaveLength(1);
    expireEntries(storage, NOW.getTime());
    expect(readCopies(storage)).toHaveLength(2);
  });
});
