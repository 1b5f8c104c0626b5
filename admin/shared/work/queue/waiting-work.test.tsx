// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/page/person.ts';
import type { KeptWork } from './kept-work.ts';
import {
  addWork,
  forgetSent,
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
  await act(() => addWork(first));
  expect(drawn.at(-1)).toEqual([{ ...first, isUnderWay: true }]);
  const since = drawn.length;

  // The desk takes it while what this device keeps is being read for another press.
  await act(() => addWork(work('second', 2)));
  await act(() => Promise.all([noteWaiting('second'), noteSent(first)]));
  expect(drawn.slice(since).filter((works) => !idsOf(works).includes('first'))).toEqual([]);
  expect(idsOf(drawn.at(-1))).toEqual(['first', 'second']);
  await act(() => forgetSent(['first']));
  expect(idsOf(drawn.at(-1))).toEqual(['second']);
});

test('work waits for the network only once sending it took long or failed', async () => {
  await act(() => addWork(work('pressed', 3)));
  expect(shown('pressed')).toHaveProperty('isUnderWay', true);
  await act(() => noteWaiting('pressed'));
  expect(shown('pressed')).toEqual(work('pressed', 3));
  await act(() => noteSent(work('pressed', 3)));
  expect(shown('pressed')).toHaveProperty('isUnderWay', true);
});
