import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ListFilter } from '../../../contract/desk/list.ts';
import type { Transaction } from '../../../server/database/database.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { type Desk, openDesk } from './desk.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

let desk: Desk;
beforeEach(async () => {
  desk ??= await openDesk(database);
  await desk.sql('delete from public.leads');
  await desk.sql('select private.index_waiting(10000)');
});

const waiting = async () =>
  (await desk.sql<{ lead_id: string }>('select lead_id from private.lead_search_waiting')).length;
const claim = () => desk.sql('select * from public.claim_mail(1)');

async function found(filter: ListFilter): Promise<string[]> {
  const { rows } = await desk.call<{ rows: { id: string }[] }>('desk_leads($1)', [
    JSON.stringify(filter),
  ]);
  return rows.map(({ id }) => id);
}

/** Keeps a transaction open while something else happens, and rolls it back. */
async function during(work: (tx: Transaction) => Promise<unknown>, other: () => Promise<void>) {
  const killed = new Error('killed');
  const whole = database.transaction(async (tx) => {
    await work(tx);
    await other();
    throw killed;
  });
  await expect(whole).rejects.toBe(killed);
}

test('an enquiry waits for its tokens and is found at once, and as well afterwards', async () => {
  const lead = await desk.enquire({ name: 'Gurpreet Dhillon', phone: '+919876543210' });
  expect(await waiting()).toBe(1);
  const asked: ListFilter[] = [
    { search: 'gurpreet' },
    { search: 'dhilon' },
    { search: '98765' },
    { search: 'asha@example' },
    { stage: ['new'] },
    { from: 'today', subject: 'none' },
    { list: 'unanswered', consent: 'calls', search: 'x' },
  ];
  const before = await Promise.all(asked.map(found));
  expect(before).toEqual([[lead], [lead], [lead], [lead], [lead], [lead], []]);
  await claim();
  expect(await waiting()).toBe(0);
  expect(await Promise.all(asked.map(found))).toEqual(before);
});

test('retention sorts in what waits', async () => {
  const lead = await desk.enquire({ name: 'Gurpreet Dhillon' });
  await desk.callAs('service', 'run_retention()');
  expect(await waiting()).toBe(0);
  expect(await found({ search: 'gurpreet' })).toEqual([lead]);
});

test('where nobody sorts in, only so many ever wait, and all are found', async () => {
  const most: number[] = [];
  for (let round = 0; round < 330; round += 1) {
    await desk.enquire({ name: `Asha ${round}`, message: 'bulk' });
    most.push(await waiting());
  }
  expect(Math.max(...most)).toBeGreaterThan(50);
  expect(Math.max(...most)).toBeLessThanOrEqual(151);
  expect(await everyPage({ search: 'bulk' })).toHaveLength(330);
});

test('thousands in one statement do not wait', async () => {
  await desk.enquire({ name: 'Gurpreet', message: 'imported' });
  await desk.sql(`insert into public.leads (name, email, message)
    select 'Asha ' || n, 'a@example.in', 'imported' from generate_series(1, 3000) n`);
  expect(await waiting()).toBe(0);
  expect(new Set(await everyPage({ search: 'imported' })).size).toBe(3001);
});

async function everyPage(filter: ListFilter, rows = 200): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: { rows: { id: string }[]; next: string | null } = await desk.call(
      'desk_leads($1, $2, $3)',
      [JSON.stringify(filter), after, rows],
    );
    ids.push(...page.rows.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  return ids;
}

const LIVE = 'quarantined_at is null and not is_test';
test.each<[ListFilter, string, string]>([
  [{ city: 'moga' }, "city = 'Moga'", 'created_at desc, id desc'],
  [{ city: 'moga', order: 'oldest' }, "city = 'Moga'", 'created_at, id'],
  [{ city: 'moga', order: 'due' }, "city = 'Moga' and due_at is not null", 'due_at, id'],
  [{ search: 'rare' }, "message = 'rare'", 'created_at desc, id desc'],
  [
    { search: 'rare', from: '10d' },
    "message = 'rare' and created_at > now() - interval '10 days'",
    'created_at desc, id desc',
  ],
  [{ list: 'unanswered', city: 'moga' }, "city = 'Moga' and answered_at is null", 'created_at, id'],
])('%j: those that wait stand in their places, page by page', async (filter, where, order) => {
  const fill = (first: number, last: number) => `
    insert into public.leads (name, email, message, city, created_at, due_at, answered_at, quarantined_at)
    select 'Asha ' || n, 'a@example.in', case when n % 90 = 0 then 'rare' else 'common' end,
      case when n % 3 = 0 then 'Moga' else 'Pune' end, now() - (n * 7919 % 1500) * interval '1 hour',
      case when n % 2 = 0 then now() + (n * 31 % 17) * interval '1 day' end,
      case when n % 4 = 0 then now() end, case when n % 50 = 0 then now() end
    from generate_series(${first}, ${last}) n`;
  await desk.sql(fill(1, 1400));
  for (let n = 1401; n < 1460; n += 1) await desk.sql(fill(n, n));
  expect(await waiting()).toBeGreaterThan(0);
  const expected = await desk.sql<{ id: string }>(
    `select id from public.leads where ${LIVE} and ${where} order by ${order}`,
  );
  const ids = expected.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(await everyPage(filter, 7)).toEqual(ids);
});

test('while one sorts in, the lead is found by others, who do not wait for it; and when that one is killed', async () => {
  const lead = await desk.enquire({ name: 'Gurpreet Dhillon' });
  const sortIn = (tx: Transaction) => tx.query('select private.index_waiting(10)');
  await during(sortIn, async () => {
    expect(await found({ search: 'gurpreet' })).toEqual([lead]);
    await claim();
    expect(await waiting()).toBe(1);
  });
  expect(await found({ search: 'gurpreet' })).toEqual([lead]);
  await claim();
  expect(await found({ search: 'gurpreet' })).toEqual([lead]);
});

test('a lead that is just being deleted holds up nobody, and is there until it is gone', async () => {
  const lead = await desk.enquire({ name: 'Gurpreet Dhillon' });
  await during(
    (tx) => tx.query('delete from public.leads where id = $1', [lead]),
    async () => {
      await claim();
      expect(await found({ search: 'gurpreet' })).toEqual([lead]);
    },
  );
  await claim();
  expect(await waiting()).toBe(0);
  expect(await found({ search: 'gurpreet' })).toEqual([lead]);
});

test('what was deleted while it waited leaves nothing behind, and comes back from the bin', async () => {
  const lead = await desk.enquire({ name: 'Gurpreet Dhillon' });
  await desk.sql('delete from public.leads');
  expect(await found({ search: 'gurpreet' })).toEqual([]);
  await desk.call('restore_leads($1)', [[lead]]);
  expect(await found({ search: 'gurpreet' })).toEqual([lead]);
  await desk.sql('delete from public.leads');
  await claim();
  expect(await waiting()).toBe(0);
  await desk.call('restore_leads($1)', [[lead]]);
  await claim();
  expect(await found({ search: 'gurpreet' })).toEqual([lead]);
});

test('what changes while it waits, or while it is sorted in, is found as it is now', async () => {
  const lead = await desk.enquire({ name: 'Gurpreet Dhillon' });
  await desk.work(lead, { note: 'Uncle owns a petrol pump' });
  expect(await found({ search: 'petrol' })).toEqual([lead]);
  const other = await desk.enquire({ name: 'Harpreet Sharma' });
  let changed: Promise<unknown> = Promise.resolve();
  await database.transaction(async (tx) => {
    await tx.query('select private.index_waiting(10)');
    // Waits for the one that sorts in, and comes after it.
    changed = desk.sql("update public.leads set name = 'Harpreet Sandhu' where id = $1", [other]);
    await tx.query('select pg_sleep(0.2)');
  });
  await changed;
  expect(await found({ search: 'sandhu' })).toEqual([other]);
  expect(await found({ search: 'harpreet sharma' })).toEqual([]);
  expect(await found({ search: 'petrol' })).toEqual([lead]);
});

test('a fault of the search holds up no mail', async () => {
  await desk.enquire({ name: 'Gurpreet Dhillon' });
  await desk.sql(
    "insert into private.mail_outbox (recipient, subject, body_text, body_html) values ('a@example.in', 's', 't', 'h')",
  );
  await desk.sql('alter function private.search_entry(public.leads) rename to search_entry_away');
  try {
    const claimed = await claim();
    expect(JSON.stringify(claimed)).toContain('a@example.in');
  } finally {
    await desk.sql('alter function private.search_entry_away(public.leads) rename to search_entry');
  }
});
