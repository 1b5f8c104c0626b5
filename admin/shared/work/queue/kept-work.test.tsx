// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { settle, show } from '../../../testing/person.ts';
import {
  addWork,
  dropWork,
  forgetSent,
  isWorkKept,
  type KeptWork,
  listWork,
  noteSent,
  noteWaiting,
  refuseWork,
  useWaitingWork,
  type WaitingWork,
} from './kept-work.ts';

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

const work = (id: string, at: number, account = 'owner'): KeptWork => ({
  ...{ id, account, leadId: 'lead', change: { note: id }, words: id },
  at,
});

beforeEach(async () => {
  drawn = [];
  await show(<Shown />);
});

test('work is kept in its order, for its account alone, until it is dropped', async () => {
  for (const id of ['c', 'a', 'b']) await addWork(work(id, 1, 'one'));
  expect(idsOf(await listWork('one'))).toEqual(['c', 'a', 'b']);
  expect(await listWork('stranger')).toEqual([]);
  const refusal = { status: 409, sentence: 'Somebody else moved it.' };
  await refuseWork('a', refusal);
  expect((await listWork('one'))[1]).toMatchObject({ id: 'a', refusal });
  await refuseWork('a', undefined);
  expect((await listWork('one'))[1]).toEqual(work('a', 1, 'one'));
  expect(await dropWork('c')).toBe(true);
  expect(await dropWork('c')).toBe(false);
  expect(idsOf(await listWork('one'))).toEqual(['a', 'b']);
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
  expect(shown('first')).toEqual({ ...first, isUnderWay: true });
  // Once it took long or failed, work waits for the network.
  expect(shown('second')).toEqual(work('second', 2));
  await done(forgetSent(['first']));
  expect(idsOf(drawn.at(-1))).toEqual(['second']);
});

test('that the browser keeps nothing stays known after the work is sent', async () => {
  const refused = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  expect(isWorkKept()).toBe(true);
  const unkept = work('unkept', 4);
  await done(addWork(unkept));
  expect(shown('unkept')).toBeDefined();
  await done(refuseWork('unkept', { status: 409, sentence: 'No' }));
  expect(shown('unkept')?.refusal).toBeDefined();
  await done(noteSent(unkept));
  await done(forgetSent(['unkept']));
  expect(shown('unkept')).toBeUndefined();
  expect(isWorkKept()).toBe(false);
  refused.mockRestore();
});
