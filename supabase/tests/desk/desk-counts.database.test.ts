import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { deskCountsSchema } from '../../../contract/desk/list.ts';
import { startDesk } from './desk.ts';

const desk = await startDesk();
const { database } = desk;

beforeEach(() => desk.sql('truncate public.leads, private.submissions cascade'));

const counts = async () => v.parse(deskCountsSchema, await desk.call('desk_counts()'));

/** The same, counted anew. */
const COUNTED = `
  select count(*)::int as all, count(*) filter (where stage = 'new')::int as new,
    count(*) filter (where answered_at is null and withdrawn_at is null)::int as unanswered,
    (select count(*)::int from public.leads where quarantined_at is not null and not is_test) as quarantined
  from public.leads where quarantined_at is null and not is_test`;

test('nothing is counted where nothing is', async () => {
  const { stages, ...others } = await counts();
  expect(new Set(Object.values(stages))).toEqual(new Set([0]));
  const none = {
    all: 0,
    unanswered: 0,
    overdue: 0,
    due_today: 0,
    no_step: 0,
    new: 0,
    quarantined: 0,
  };
  expect(others).toEqual({ ...none, newest: null });
});

test('counts follow whatever happens to leads', async () => {
  const ids = [await desk.submit(), await desk.submit(), await desk.submit(), await desk.submit()];
  const held = await desk.enquire({ email: 'ravi@example.in' }, { reasons: ['links'] });
  const [first = '', second = '', third = '', fourth = ''] = ids;
  const steps = [
    () => desk.work(first, { contact: { channel: 'mail', outcome: 'no-answer' } }),
    () => desk.work(second, { stage: 'qualified' }),
    () => desk.work(second, { stage: 'won' }),
    () => desk.call('release_lead($1)', [held]),
    () =>
      desk.callAs('service', 'change_consent($1, $2)', [
        third,
        '{"purpose": "enquiry", "is_granted": false, "text": "t", "version": "1", "language": "en"}',
      ]),
    () => desk.sql('delete from public.leads where id = $1', [fourth]),
    () => desk.callAs('service', 'run_retention()'),
    async () => desk.undo((await desk.work(first, { stage: 'lost', reason: 'Far' })).action_id),
  ];
  for (const step of steps) {
    await step();
    expect(await counts()).toMatchObject((await desk.sql(COUNTED))[0] ?? {});
  }
  expect((await counts()).stages).toMatchObject({ new: 3, won: 1, qualified: 0, lost: 0 });
  expect((await counts()).newest).toMatchObject({ id: held });
});

test('next steps count by days in India', async () => {
  const id = await desk.submit();
  const midnight =
    "date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'";
  const due = async (moment: string) => {
    await desk.sql(`update public.leads set due_at = ${moment} where id = $1`, [id]);
    const { overdue, due_today } = await counts();
    return [overdue, due_today];
  };
  expect(await due(`${midnight} - interval '1 second'`)).toEqual([1, 0]);
  expect(await due(midnight)).toEqual([0, 1]);
  expect(await due(`${midnight} + interval '1 day' - interval '1 second'`)).toEqual([0, 1]);
  expect(await due(`${midnight} + interval '1 day'`)).toEqual([0, 0]);
});

test('an enquiry waits for no other one that is not committed yet', async () => {
  await database.transaction(async (tx) => {
    const lead = { id: randomUUID(), name: 'Slow', email: 's@example.in', message: 'Hello' };
    await tx.query('select public.submit_enquiry($1, $2)', [JSON.stringify(lead), '[]']);
    await desk.submit();
    expect(await counts()).toMatchObject({ all: 1 });
  });
  expect(await counts()).toMatchObject({ all: 2 });
});
