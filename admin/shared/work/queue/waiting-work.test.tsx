// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { settle, show } from '../../../testing/person.ts';
import type { KeptWork } from './kept-work.ts';
import {
  addWork,
  forgetSent,
  isWorkKept,
  noteSent,
  noteWaiting,
  useWaitingWork,
  type WaitingWork,
} from './waiting-work.ts';

vi.mock('../../session/use-session.ts', () => ({
  pageSession: { getState: () => ({ session: { user: { id: 'owner' } } }) },
}));

/** What the page showed, one entry for each time it was drawn. */
let drawn: (readonly WaitingWork[])[] = [];
const idsOf = (works: readonly WaitingWork[] = []) => works.map(({ id }) => id);
const shown = (id: string) => drawn.at(-1)?.find((work) => work.id === id);

/** Waits for what has begun, and until the page shows it. */
const done = async (begun: Promise<unknown>) => {
  await begun;
  await settle();
};

function Shown() {
  drawn.push(useWaitingWork());
  return null;
}

const work = (id: string, at: number): KeptWork => ({
  ...{ id, account: 'owner', leadId: 'lead', change: { note: id }, words: id },
  at,
});

beforeEach(async () => {
  drawn = [];
  await show(<Shown />);
});

test('what was pressed stays on the screen from its press until its answer is read', async () => {
  const first = work('first', 1);
  await done(addWork(first));
  expect(drawn.at(-1)).toEqual([{ ...first, isUnderWay: true }]);
  const since = drawn.length;

  // The desk takes it while what this device keeps is being read for another press.
  await done(addWork(work('second', 2)));
  await done(Promise.all([noteWaiting('second'), noteSent(first)]));
  expect(drawn.slice(since).filter((works) => !idsOf(works).includes('first'))).toEqual([]);
  expect(idsOf(drawn.at(-1))).toEqual(['first', 'second']);
  await done(forgetSent(['first']));
  expect(idsOf(drawn.at(-1))).toEqual(['second']);
});

test('work waits for the network only once sending it took long or failed', async () => {
  await done(addWork(work('pressed', 3)));
  expect(shown('pressed')).toHaveProperty('isUnderWay', true);
  await done(noteWaiting('pressed'));
  expect(shown('pressed')).toEqual(work('pressed', 3));
  await done(noteSent(work('pressed', 3)));
  expect(shown('pressed')).toHaveProperty('isUnderWay', true);
});

test('that the browser keeps nothing stays known after the work is sent', async () => {
  const refused = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  expect(isWorkKept()).toBe(true);
  const unkept = work('unkept', 4);
  await done(addWork(unkept));
  expect(shown('unkept')).toBeDefined();
  expect(isWorkKept()).toBe(false);
  await done(noteSent(unkept));
  await done(forgetSent(['unkept']));
  expect(shown('unkept')).toBeUndefined();
  expect(isWorkKept()).toBe(false);
  refused.mockRestore();
});
