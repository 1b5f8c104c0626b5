import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { refusal } from './desk.ts';
import { ALL, LOST, openRunning } from './running.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);
const desk = await openRunning(database);
const { addLeads, bulk, callAs, empty, sql, stages, undoRun } = desk;
beforeEach(empty);

test('a run is taken back whole for ten minutes; what was changed since stays', async () => {
  const [changed] = await addLeads(5);
  const run = randomUUID();
  await bulk({ stage: 'contacted' }, ALL, run);
  await desk.work(changed ?? '', { stage: 'qualified' });
  expect(await undoRun(run, 2)).toMatchObject({ total: 5, is_finished: false });
  await undoRun(run, 2);
  expect(await undoRun(run, 2)).toMatchObject({
    done: 4,
    is_finished: true,
    refused: [{ reason: 'This lead was changed since: nothing was undone.', count: 1 }],
  });
  expect(await stages()).toEqual(['qualified', 'new', 'new', 'new', 'new']);
  expect(await undoRun(run)).toMatchObject({ done: 4, is_finished: true });
  const late = randomUUID();
  await bulk({ stage: 'contacted' }, ALL, late);
  await sql("update private.bulk_runs set finished_at = finished_at - interval '601 seconds'");
  expect(await refusal(undoRun(late))).toMatchObject({ code: 'PT410' });
  // A single action has its minute as before.
  const { action_id } = await desk.work(changed ?? '', { note: 'Hello' });
  await desk.age(action_id, 61);
  expect(await refusal(desk.undo(action_id))).toMatchObject({ code: 'PT410' });
});

test.each([
  [{}, 'change must hold one of'],
  [{ stage: 'lost' }, 'reason must be a text'],
  [{ stage: 'far' }, 'stage must be one of'],
  [{ add_tag: '' }, 'add_tag must be a text of 1 to 40 characters.'],
  [{ answered: false }, 'answered must be true.'],
  [{ stage: 'lost', reason: 'x', add_tag: 'y' }, 'change must hold one of'],
  [{ note: 'x' }, 'change cannot hold "note"'],
])('%j is refused by name and begins no run', async (change, words) => {
  await addLeads(1);
  expect(await refusal(bulk(change))).toEqual({
    code: '22023',
    message: expect.stringContaining(words),
  });
  expect(await sql('select from private.bulk_runs')).toEqual([]);
});

test('everything is no target for work', async () => {
  expect(await refusal(bulk(LOST, { everything: true }))).toMatchObject({ code: '22023' });
});

test.each(['stranger', 'anonymous', 'service'] as const)('%s works on nothing so', async (who) => {
  await addLeads(1);
  const run = randomUUID();
  const values = [run, JSON.stringify(ALL), JSON.stringify(LOST)];
  await expect(callAs(who, 'bulk_work($1, $2, $3)', values)).rejects.toThrow('permission denied');
  await bulk(LOST, ALL, run);
  await expect(callAs(who, 'undo_bulk($1)', [run])).rejects.toThrow('permission denied');
  expect(await stages()).toEqual(['lost']);
});

test('nobody takes back what another did', async () => {
  await addLeads(1);
  const run = randomUUID();
  await bulk(LOST, ALL, run);
  await sql('update private.bulk_runs set actor = gen_random_uuid()');
  expect(await refusal(undoRun(run))).toMatchObject({ code: 'PT404' });
});
