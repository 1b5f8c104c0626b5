import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { countKeptWork, forgetWork, keepWork, noteRefusal, readKeptWork } from './kept-work.ts';

const work = (id: string, account: string) => ({
  ...{ id, account, leadId: 'lead', change: { note: id }, words: id },
  at: 1,
});

test('work is kept in its order, for its account alone, until it is forgotten', async () => {
  for (const id of ['c', 'a', 'b']) await keepWork(work(id, 'one'));
  await keepWork(work('z', 'another'));
  expect((await readKeptWork('one')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect((await readKeptWork('another')).map(({ id }) => id)).toEqual(['z']);
  expect(await readKeptWork('stranger')).toEqual([]);

  const refusal = { status: 409, sentence: 'Somebody else moved it.' };
  await noteRefusal('a', refusal);
  expect(await readKeptWork('one')).toMatchObject([{ id: 'c' }, { id: 'a', refusal }, { id: 'b' }]);
  await noteRefusal('a', undefined);
  expect((await readKeptWork('one'))[1]).toEqual(work('a', 'one'));
  await noteRefusal('unknown', refusal);

  expect(await forgetWork('c')).toBe(true);
  expect(await forgetWork('c')).toBe(false);
  expect(await countKeptWork()).toBe(3);
});

test('the same action is not kept twice', async () => {
  await keepWork(work('twice', 'two'));
  await expect(keepWork(work('twice', 'two'))).rejects.toThrow();
  expect(await readKeptWork('two')).toHaveLength(1);
});
