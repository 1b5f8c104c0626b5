import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settle } from './deliver.ts';
import {
  COPIES_KEY,
  changeEntry,
  expireEntries,
  findEntry,
  forgetEnquiry,
  keepEnquiry,
  readEntries,
} from './outbox-storage.ts';
import { FACTS } from './testing/facts.ts';
import { FILLED } from './testing/filled-form.ts';
import { createTabs } from './testing/tabs.ts';

const NOW = new Date('2026-11-21T09:30:00.000Z');
const COUNT = 2;

/** One step of one tab; an enquiry is changed only by the tab that keeps it, as the locks ensure. */
type Step = { tab: number; enquiry: number; does: 'keep' | 'fail' | 'store' | 'forget' | 'hear' };

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
  if (step.does === 'keep' && !findEntry(storage, id)) {
    keepEnquiry(storage, { ...FILLED, message: id }, { ...FACTS, id }, NOW);
  }
  if (step.does === 'forget') forgetEnquiry(storage, id);
  if (step.does === 'fail') {
    changeEntry(storage, id, (entry) => settle(entry, { kind: 'failed' }, NOW.getTime()));
  }
  if (step.does === 'store') {
    const answer = { kind: 'stored', receipt: { id } } as const;
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

it('loses and revives nothing, however late tabs hear of each other', () => {
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

it('brings the list of copies up to date in the next round, whoever wrote it last', () => {
  const { storages, hear } = createTabs(COUNT);
  for (const [tab, storage] of storages.entries()) {
    const id = `tab-${tab}`;
    keepEnquiry(storage, { ...FILLED, message: id }, { ...FACTS, id }, NOW);
  }
  const [storage] = storages as [Storage];
  hear(0);
  expect(JSON.parse(storage.getItem(COPIES_KEY) ?? '')).toHaveLength(1);
  expireEntries(storage, NOW.getTime());
  expect(JSON.parse(storage.getItem(COPIES_KEY) ?? '')).toMatchObject([
    { message: 'tab-0' },
    { message: 'tab-1' },
  ]);
});
