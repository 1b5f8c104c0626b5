import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { ALL, LOST, refusal, startRunning } from './desk.ts';

const desk = await startRunning();
const { addLeads, bulk, call, empty, sql, stages, undoRun } = desk;
beforeEach(empty);

test('each lead goes by the rules; those that may not stay and say why', async () => {
  const [won, lost, plain] = await addLeads(3);
  await desk.bringTo(won ?? '', 'won');
  await desk.bringTo(lost ?? '', 'lost');
  const run = randomUUID();
  expect(await bulk(LOST, ALL, run)).toEqual({
    run_id: run,
    total: null,
    done: 1,
    same: 1,
    refused: [{ reason: 'Won may not go to Lost', count: 1 }],
    is_finished: true,
  });
  expect(await stages()).toEqual(['won', 'lost', 'lost']);
  const events = (await desk.events()).filter(({ run_id }) => run_id === run);
  expect(events).toMatchObject([{ lead_id: plain, kind: 'work', detail: { change: LOST } }]);
  expect(
    await sql(
      "select detail from private.audit_log where action = 'leads.worked' order by id desc limit 1",
    ),
  ).toMatchObject([{ detail: { count: 1 } }]);
});

test('a run goes on where it stands, and the same batch again changes nothing twice', async () => {
  await addLeads(5);
  const run = randomUUID();
  expect(await bulk({ add_tag: 'Expo' }, ALL, run, 2)).toMatchObject({
    done: 2,
    is_finished: false,
  });
  await sql(
    "update private.bulk_runs set after_at = now(), after_id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'",
  );
  expect(await bulk({ add_tag: 'Expo' }, ALL, run, 2)).toMatchObject({ done: 2, same: 2 });
  expect(await bulk({ add_tag: 'Expo' }, ALL, run, 9)).toMatchObject({
    done: 5,
    is_finished: true,
  });
  expect(await sql('select from private.lead_events where run_id = $1', [run])).toHaveLength(5);
  expect(await sql("select from public.leads where tags = '{Expo}'")).toHaveLength(5);
});

test('a whole filter means what it finds, also while the work takes leads out of it', async () => {
  await addLeads(7);
  const run = randomUUID();
  const filter = { filter: { list: 'unanswered', stage: ['new'] } };
  let answer = await bulk(LOST, filter, run, 3);
  while (!answer.is_finished) answer = await bulk(LOST, filter, run, 3);
  expect(answer).toMatchObject({ done: 7, refused: [] });
  expect(await call('desk_counts()')).toMatchObject({ unanswered: 0, stages: { lost: 7 } });
});

test('earlier leads become answered, and the entry says that nobody knows when', async () => {
  const [lead] = await addLeads(2);
  const run = randomUUID();
  expect(await bulk({ answered: true }, { filter: { until: 'today' } }, run)).toMatchObject({
    done: 2,
  });
  expect(await call('desk_counts()')).toMatchObject({ unanswered: 0, new: 2 });
  const whole = await call<{ timeline: unknown[] }>('desk_lead($1)', [lead]);
  expect(whole.timeline.at(-1)).toMatchObject({
    kind: 'work',
    detail: { change: { answered_before: true }, before: { answered_at: null } },
  });
  expect(await undoRun(run)).toMatchObject({ done: 2, is_finished: true });
  expect(await call('desk_counts()')).toMatchObject({ unanswered: 2 });
});

test('tags are added once and taken away, whatever their case', async () => {
  const [lead] = await addLeads(1);
  await bulk({ add_tag: 'Expo Delhi' });
  expect(await bulk({ add_tag: 'expo delhi' })).toMatchObject({ done: 0, same: 1 });
  expect(await desk.row(lead ?? '')).toMatchObject({ tags: ['Expo Delhi'] });
  await bulk({ remove_tag: 'EXPO DELHI' });
  expect(await desk.row(lead ?? '')).toMatchObject({ tags: [] });
  await desk.work(lead ?? '', { tags: Array.from({ length: 20 }, (_, n) => `t${n}`) });
  expect(await bulk({ add_tag: 'one more' })).toMatchObject({
    refused: [{ reason: 'It has 20 tags already', count: 1 }],
  });
});

test('leads are given to somebody of the desk, and to nobody', async () => {
  await addLeads(2);
  const [me] = await sql<{ id: string }>("select id from auth.users where email like 'owner%'");
  expect(await bulk({ assigned_to: me?.id })).toMatchObject({ done: 2 });
  expect(await bulk({ assigned_to: me?.id })).toMatchObject({ done: 0, same: 2 });
  expect(await bulk({ assigned_to: null })).toMatchObject({ done: 2 });
  expect(await refusal(bulk({ assigned_to: randomUUID() }))).toMatchObject({ code: '22023' });
});

test('leads that went meanwhile are passed, and no list that was asked for is kept', async () => {
  const ids = await addLeads(3);
  await sql('delete from public.leads where id = $1', [ids[1]]);
  expect(await bulk({ stage: 'contacted' }, { ids })).toMatchObject({ total: 3, done: 2 });
  expect(await sql("select from private.bulk_runs where target <> '{}'")).toEqual([]);
});

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

test('nobody takes back what another did', async () => {
  await addLeads(1);
  const run = randomUUID();
  await bulk(LOST, ALL, run);
  await sql('update private.bulk_runs set actor = gen_random_uuid()');
  expect(await refusal(undoRun(run))).toMatchObject({ code: 'PT404' });
});
