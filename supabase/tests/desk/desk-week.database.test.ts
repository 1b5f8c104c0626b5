import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { readAnswerClock } from '../../../admin/shared/work/answer-clock.ts';
import { weekSchema } from '../../../contract/desk/week.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { refusal, startDesk } from './desk.ts';

const desk = await startDesk();

/** Monday to Saturday, ten to seven in India. */
const HOURS = { aim_minutes: 15, days: [1, 2, 3, 4, 5, 6], from: 10, until: 19, reply_hours: 24 };
const ANSWER = { aimMinutes: 15, days: HOURS.days, from: 10, until: 19 };

beforeEach(() => desk.sql('delete from public.leads'));

const week = async (from = '7d', until = 'today', hours: object = HOURS) =>
  v.parse(
    weekSchema,
    await desk.call('desk_week($1, $2, $3)', [from, until, JSON.stringify(hours)]),
  );

/** A lead of that time, in India. @returns its id */
async function came(created: string, columns: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const row = { name: 'Asha', email: `${id}@example.in`, message: 'Hello', ...columns, id };
  const names = Object.keys(row);
  await desk.sql(
    `insert into public.leads (created_at, ${names.join(', ')})
     values ($1::timestamp at time zone 'Asia/Kolkata', ${names.map((_, at) => `$${at + 2}`).join(', ')})`,
    [created, ...Object.values(row)],
  );
  return id;
}

test('enquiries belong to days in India, and every day has its place', async () => {
  await came('2026-11-02T00:00:00');
  await came('2026-11-04T23:59:59');
  await came('2026-11-05T00:00:00');
  await came('2026-11-03T11:00:00', { is_test: true });
  await came('2026-11-03T11:00:00', { quarantined_at: '2026-11-03T06:00:00Z' });
  const { days, from, until, answers } = await week('2026-11-02', '2026-11-04');
  expect([from, until]).toEqual(['2026-11-02', '2026-11-04']);
  expect(days).toEqual([
    { day: '2026-11-02', enquiries: 1 },
    { day: '2026-11-03', enquiries: 0 },
    { day: '2026-11-04', enquiries: 1 },
  ]);
  expect(answers.enquiries).toBe(2);
});

test('who was only marked as answered is neither late nor in time', async () => {
  const old = await came('2026-11-03T11:00:00');
  const run = randomUUID();
  await desk.call('bulk_work($1, $2, $3)', [
    run,
    JSON.stringify({ ids: [old] }),
    JSON.stringify({ answered: true }),
  ]);
  const { answers, late } = await week('2026-11-02', '2026-11-04');
  expect(answers).toMatchObject({ answered: 1, kept: 0, missed: 0, broken: 0, waits: 0 });
  expect([answers.median_seconds, late]).toEqual([null, []]);
  await desk.call('undo_bulk($1)', [run]);
  expect((await week('2026-11-02', '2026-11-04')).answers.broken).toBe(1);
});

test('a night and a Sunday are no working time', async () => {
  // Saturday, ten minutes before the end; answered on Monday, ten minutes after the beginning.
  await came('2026-11-07T18:50:00', { answered_at: '2026-11-09T10:10:00+05:30' });
  await came('2026-11-07T22:00:00', { answered_at: '2026-11-08T09:00:00+05:30' });
  await came('2026-11-04T11:00:00', { answered_at: '2026-11-04T11:30:00+05:30' });
  const { answers, late } = await week('2026-11-02', '2026-11-08');
  expect(answers).toMatchObject({ answered: 3, kept: 1, missed: 1, broken: 1 });
  expect(answers).toMatchObject({ median_seconds: 1200, p90_seconds: 1680 });
  expect(late.map(({ seconds, is_broken }) => [seconds, is_broken])).toEqual([
    [1200, true],
    [1800, false],
  ]);
});

test('who waits and has time is not late, who took the enquiry back waits for nothing', async () => {
  await desk.sql(
    `insert into public.leads (name, email, message, created_at, withdrawn_at)
     values ('Fresh', 'a@example.in', 'm', now(), null), ('Back', 'b@example.in', 'm', now() - interval '3 days', now()),
       ('Forgotten', 'c@example.in', 'm', now() - interval '2 days', null)`,
  );
  const { answers, late } = await week();
  expect(answers).toMatchObject({ enquiries: 3, answered: 0, waits: 1, taken_back: 1, broken: 1 });
  expect(answers.median_seconds).toBeNull();
  expect(late).toMatchObject([
    { name: 'Forgotten', is_broken: true, answered_at: null, who: null },
  ]);
});

test('the list of the late names who answered at last', async () => {
  const lead = await came('2026-11-04T11:00:00', { name: 'Late' });
  const { action_id } = await desk.work(lead, { contact: { channel: 'mail', outcome: 'reached' } });
  expect((await week('2026-11-02', '2026-11-08')).late).toMatchObject([
    { name: 'Late', who: expect.stringContaining('@'), is_broken: true },
  ]);
  await desk.undo(action_id);
  expect((await week('2026-11-02', '2026-11-08')).late).toMatchObject([{ who: null }]);
});

test('what was won counts on the day it was won, by source and city', async () => {
  const utm = (source: string) => JSON.stringify({ last: { utm_source: source } });
  const IndiaMART = { source: 'IndiaMART', city: 'Moga', budget_rupees: 900_000 };
  const old = await came('2026-01-04T11:00:00', IndiaMART);
  await desk.bringTo(old, 'won');
  await came('2026-01-05T11:00:00', { attribution: utm('google'), city: 'MOGA' });
  const lost = await desk.enquire();
  await desk.bringTo(lost, 'lost');
  const now = await week();
  expect(now.sources).toEqual([
    { name: null, enquiries: 1, won: 0, rupees: 0 },
    { name: 'IndiaMART', enquiries: 0, won: 1, rupees: 0 },
  ]);
  expect(now.cities).toContainEqual({ name: 'Moga', enquiries: 0, won: 1, rupees: 0 });
  expect(now.closed).toEqual([
    { stage: 'lost', reason: 'Too far', leads: 1 },
    { stage: 'won', reason: null, leads: 1 },
  ]);
  const then = await week('2026-01-04', '2026-01-05');
  expect(then.sources).toEqual([
    { name: 'google', enquiries: 1, won: 0, rupees: 0 },
    { name: 'IndiaMART', enquiries: 1, won: 0, rupees: 900_000 },
  ]);
  const moga = { name: expect.stringMatching(/^moga$/i), enquiries: 2, won: 0, rupees: 900_000 };
  expect([then.cities, then.rupees]).toEqual([[moga], 900_000]);
  expect(then.closed).toEqual([]);
});

test('the stages say how many came so far, with their money, and where they were stopped', async () => {
  const rupees = { budget_rupees: 1_000_000 };
  await came('2026-11-03T11:00:00', rupees);
  await desk.bringTo(await came('2026-11-03T11:00:00', rupees), 'won');
  const stopped = await came('2026-11-03T11:00:00', rupees);
  await desk.bringTo(stopped, 'qualified');
  await desk.work(stopped, { stage: 'not-suitable', reason: 'Too small' });
  await desk.work(stopped, { note: 'Told him' });
  // From a file, closed already.
  await came('2026-11-03T11:00:00', { stage: 'lost', stage_reason: 'Far' });
  const { stages } = await week('2026-11-02', '2026-11-08');
  expect(stages.filter(({ leads }) => leads)).toEqual([
    { stage: 'new', leads: 2, rupees: 1_000_000, stopped: 1 },
    { stage: 'qualified', leads: 1, rupees: 1_000_000, stopped: 1 },
    { stage: 'won', leads: 1, rupees: 1_000_000, stopped: 0 },
  ]);
  expect(stages).toHaveLength(6);
});

test('the database keeps the same clock as the desk', async () => {
  // Every 41 minutes and 7 seconds of two weeks, answered after 1 minute to 2 days.
  for (let at = 0; at < 400; at += 1) {
    const created = Date.parse('2026-10-04T18:31:11Z') + at * 2_467_000;
    const answered = created + 60_000 + (at % 37) ** 3 * 3400;
    await desk.sql(
      'insert into public.leads (name, email, message, created_at, answered_at) values ($1, $2, $3, $4, $5)',
      [`At ${at}`, 'a@example.in', 'm', new Date(created), new Date(answered)],
    );
  }
  const rows = await desk.sql(
    `select outcome, created_at, answered_at from private.leads_of_week('2026-10-01', '2026-11-01', $1)`,
    [JSON.stringify(HOURS)],
  );
  expect(LIMITS.replyHours).toBe(HOURS.reply_hours);
  const names = { 'on-time': 'kept', late: 'missed', broken: 'broken' };
  const seen = new Set();
  for (const { outcome, created_at, answered_at } of rows) {
    const [created, answered] = [created_at as Date, answered_at as Date];
    const { state } = readAnswerClock(+created, +answered, ANSWER);
    expect([created, answered, outcome]).toEqual([created, answered, names[state]]);
    seen.add(outcome);
  }
  expect(rows).toHaveLength(400);
  expect([...seen].sort()).toEqual(['broken', 'kept', 'missed']);
});

test.each([
  ['2026-11-08', '2026-11-02', HOURS, 'until_day'],
  ['2026-01-01', '2026-11-02', HOURS, 'until_day'],
  ['tomorrow', '2026-11-02', HOURS, 'from_day'],
  ['7d', null, HOURS, 'until_day'],
  ['7d', 'today', { ...HOURS, aim_minutes: '15 minutes' }, 'hours.aim_minutes'],
  ['7d', 'today', { ...HOURS, until: 9 }, 'hours.until'],
  ['7d', 'today', { ...HOURS, until: 25 }, 'hours.until'],
  ['7d', 'today', { ...HOURS, reply_hours: null }, 'hours.reply_hours'],
  ['7d', 'today', { ...HOURS, days: [] }, 'hours.days'],
  ['7d', 'today', { ...HOURS, days: [7] }, 'hours.days'],
  ['7d', 'today', { ...HOURS, days: 'all' }, 'hours.days'],
  ['7d', 'today', { ...HOURS, colour: 'red' }, 'hours'],
  ['7d', 'today', [], 'hours'],
  ['7d', 'today', null, 'hours'],
])(
  'from %j until %j with %j is refused, and the sentence names %s',
  async (from, until, hours, field) => {
    const refused = await refusal(
      desk.call('desk_week($1, $2, $3)', [
        from,
        until,
        hours === null ? null : JSON.stringify(hours),
      ]),
    );
    expect(refused).toEqual({ code: '22023', message: expect.stringMatching(`^${field}`) });
  },
);
