import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import { registerAdministrator } from '../database/administrator.ts';
import { fillDemo, momentOf, readDemo } from './fill-demo.ts';

const OWNER = { email: 'admin@example.com', password: 'seven samosas by the canal' };
/** A Sunday in India, and the first minute of a day: the file must hold then too. */
const NOW = Date.parse('2026-03-01T00:01:00+05:30');
const { people, taps } = readDemo();

const home = await createTestDatabase();
await registerAdministrator(home.database, OWNER.email);
await fillDemo(home.database, OWNER);

const rows = async (text: string, values: unknown[] = []) =>
  (await home.database.transaction((tx) => tx.query(text, values))).rows;

/** As the owner, who is signed in. */
async function ask(call: string, values: unknown[] = []) {
  const [owner] = await rows('select id from auth.users where email = $1', [OWNER.email]);
  await home.database.statement(
    "insert into auth.sessions (id, user_id, method) values ($1, $1, 'password') on conflict do nothing",
    [owner?.id],
  );
  const claims = { sub: owner?.id, session_id: owner?.id, role: 'authenticated' };
  return home.database.transactionAs({ role: 'authenticated', claims }, async (tx) => {
    const { rows: found } = await tx.query(`select ${call} as answer`, values);
    return found[0]?.answer;
  });
}

const stageOf = ({ steps = [] }: (typeof people)[number]): string =>
  steps.reduce((stage, step) => {
    const isReached = [step.call, step.whatsapp, step.mail].includes('reached');
    return step.stage ?? (stage === 'new' && isReached ? 'contacted' : stage);
  }, 'new');
const countBy = (names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(names, (name) => name)).map(([name, all]) => [name, all?.length]),
  );

test('the file tells of sixty people in four languages, nobody out of order', () => {
  expect(new Set(people.map(({ phone }) => phone)).size).toBe(60);
  const messages = people.map(({ message }) => message);
  expect(messages.filter((text) => /\p{Script=Devanagari}/u.test(text)).length).toBeGreaterThan(5);
  expect(messages.filter((text) => /\p{Script=Gurmukhi}/u.test(text)).length).toBeGreaterThan(3);
  expect(
    messages.filter((text) => /\b(chahiye|hai|karna|kitni)\b/.test(text)).length,
  ).toBeGreaterThan(3);
  for (const now of [NOW, Date.now()])
    for (const { name, came, steps = [] } of people) {
      const times = [came, ...steps.map(({ at }) => at)].map((at) => Number(momentOf(at, now)));
      expect([name, ...times]).toEqual([name, ...times.toSorted((a, b) => a - b)]);
      expect(times.at(-1)).toBeLessThan(now);
    }
});

test('everybody is at the desk, at the stage that the file ends with', async () => {
  const listed = people.filter(({ doubt }) => !doubt);
  const found = await rows(
    'select stage, count(*)::int as count from public.leads where quarantined_at is null group by 1',
  );
  expect(Object.fromEntries(found.map(({ stage, count }) => [stage, count]))).toEqual(
    countBy(listed.map(stageOf)),
  );
  const counts = await ask('public.desk_counts()');
  const joined = await rows('select from public.leads where merged_into is not null');
  const answered = ({ steps = [] }: (typeof people)[number]) =>
    steps.some(({ stage, call, whatsapp, mail }) => stage ?? call ?? whatsapp ?? mail);
  expect(counts).toMatchObject({
    all: listed.length - joined.length,
    quarantined: people.length - listed.length,
    unanswered: listed.filter((person) => !answered(person)).length,
  });
  expect(counts.unanswered).toBeGreaterThan(4);
});

test('today has follow-ups, the week has numbers, and each campaign its enquiries', async () => {
  const today = await rows(
    `select count(*)::int as due from public.leads
     where (due_at at time zone 'Asia/Kolkata')::date <= (now() at time zone 'Asia/Kolkata')::date`,
  );
  expect(today[0]?.due).toBeGreaterThan(4);
  const day = (ago: number) =>
    new Date(Date.now() + 330 * 60_000 - ago * 86_400_000).toISOString().slice(0, 10);
  const hours = { aim_minutes: 15, days: [1, 2, 3, 4, 5, 6], from: 10, until: 19, reply_hours: 24 };
  const week = await ask('public.desk_week($1, $2, $3)', [day(6), day(0), JSON.stringify(hours)]);
  expect(week.answers.enquiries).toBeGreaterThan(14);
  expect(week.answers.kept).toBeGreaterThan(week.answers.missed);
  expect(week.closed.map(({ stage }: { stage: string }) => stage)).toEqual(
    expect.arrayContaining(['won', 'lost']),
  );
  const { campaigns } = await ask('public.desk_campaigns($1, $2)', [day(60), day(0)]);
  const marked = people.filter(({ doubt, from, source }) => !doubt && !source && from);
  expect(
    campaigns
      .filter(({ campaign }: { campaign: string | null }) => campaign)
      .reduce((sum: number, { enquiries }: { enquiries: number }) => sum + enquiries, 0),
  ).toBe(marked.length);
  expect(await rows('select code from private.chat_clicks order by id desc')).toEqual(
    taps.map(({ code }) => ({ code })),
  );
});

test('what was done bears the time that the file gives it, everywhere', async () => {
  const [late] = await rows(`select
    (select count(*)::int from private.lead_events e join public.leads l on l.id = e.lead_id where e.at < coalesce(private.own_time(l.id), l.created_at)) as early,
    (select count(*)::int from private.lead_events where at > now() - interval '10 minutes') as events,
    (select count(*)::int from private.audit_log
      where action like 'leads.%' and at > now() - interval '10 minutes') as audited,
    (select count(*)::int from public.leads where greatest(stage_since, answered_at) > now() - interval '10 minutes') as leads,
    (select count(*)::int from pg_trigger where not tgisinternal and tgenabled <> 'O') as resting,
    (select count(*)::int from private.mail_outbox) as mails`);
  expect(late).toEqual({ early: 0, events: 0, audited: 0, leads: 0, resting: 0, mails: 0 });
});
