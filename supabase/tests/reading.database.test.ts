import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startDesk } from './desk/desk.ts';

const desk = await startDesk();
let lead: string;
beforeAll(async () => {
  await desk.sql(
    `insert into public.leads (name, email, phone, message, created_at)
     select 'Visitor ' || n, 'v' || n || '@example.in', '+919876543210', 'Hello', now() - n * interval '1 minute'
     from generate_series(1, 300) n`,
  );
  const [row] = await desk.sql<{ id: string }>(
    'select id from public.leads order by created_at limit 1',
  );
  lead = row?.id ?? '';
});
beforeEach(async () => {
  await desk.sql('delete from private.reads_by_hour');
  await desk.sql('delete from private.mail_outbox');
});

const accountOf = (actor: 'viewer' | 'caller' | 'administrator') => desk.cast[actor].claims.sub;
const counted = (actor: 'viewer' | 'caller' | 'administrator') =>
  desk.sql(
    'select rows::int, calls::int, exported::int from private.reads_by_hour where account = $1',
    [accountOf(actor)],
  );
const mails = () =>
  desk.sql<{ recipient: string; body_text: string; body_html: string }>(
    "select recipient, body_text, body_html from private.mail_outbox where subject like 'Unusual%'",
  );
const readers = () =>
  desk.call<{ email: string | null; rows: number; since: string }[]>('unusual_reading()');
const haveRead = (account: unknown, rows: number, before = '0 hours') =>
  desk.sql(
    `insert into private.reads_by_hour (account, hour, rows, calls)
     values ($1, date_trunc('hour', now(), 'UTC') - $3::interval, $2, 1)`,
    [account, rows, before],
  );

test('each function counts the people that it answers with', async () => {
  const read = async (call: string, values: unknown[] = []) => {
    await desk.sql('delete from private.reads_by_hour');
    await desk.call(call, values);
    return (await counted('administrator'))[0];
  };
  expect(await read("desk_leads('{}', null, 70)")).toEqual({ rows: 70, calls: 1, exported: 0 });
  // All have one number: the lead, and the fifty others that the page shows.
  expect(await read('desk_lead($1)', [lead])).toEqual({ rows: 51, calls: 1, exported: 0 });
  const contacts = JSON.stringify([{ email: 'v1@example.in' }, { email: 'nobody@example.in' }]);
  expect(await read('find_known($1)', [contacts])).toEqual({ rows: 1, calls: 1, exported: 0 });
  expect(await read("desk_lead('YC-0000-0000')")).toEqual({ rows: 0, calls: 1, exported: 0 });
  expect(await read('desk_team()')).toEqual({ rows: 0, calls: 1, exported: 0 });
  expect(await read('audit_entries()')).toEqual({ rows: 0, calls: 1, exported: 0 });
  await desk.call('bin_leads(gen_random_uuid(), $1)', [JSON.stringify({ ids: [lead] })]);
  expect(await read('desk_bin()')).toEqual({ rows: 1, calls: 1, exported: 0 });
});

test('whoever is named by a week or shown before a merge is counted too', async () => {
  // Everybody is late for whom a minute was to be enough.
  const hours = { aim_minutes: 1, days: [0, 1, 2, 3, 4, 5, 6], from: 0, until: 24, reply_hours: 1 };
  const { late } = await desk.callAs<{ late: unknown[] }>('viewer', 'desk_week($1, $2, $3)', [
    '7d',
    'today',
    JSON.stringify(hours),
  ]);
  expect(late.length).toBeGreaterThan(10);
  expect(await counted('viewer')).toEqual([{ rows: late.length, calls: 1, exported: 0 }]);
  const ids = await desk.sql<{ id: string }>('select id from public.leads limit 3');
  const [kept, ...merged] = ids.map(({ id }) => id);
  await desk.callAs('caller', 'merge_leads(gen_random_uuid(), $1, $2)', [kept, merged]);
  expect(await counted('caller')).toEqual([{ rows: 3, calls: 1, exported: 0 }]);
});

test('pages of an export are counted apart: the audit log names the export', async () => {
  const { export: id } = await desk.call<{ export: string }>("begin_export('{}', 'csv', true)");
  await desk.call('desk_export($1)', [id]);
  expect(await counted('administrator')).toEqual([{ rows: 0, calls: 1, exported: 299 }]);
});

test('a viewer who reads page after page is mailed to the owner once, and stands in Health', async () => {
  let after: string | null = null;
  for (let page = 0; page < 200; page += 1) {
    const answer: { next: string | null } = await desk.callAs(
      'viewer',
      "desk_leads('{}', $1, 40)",
      [after],
    );
    after = answer.next;
  }
  const [row] = await counted('viewer');
  expect(row?.calls).toBe(200);
  expect(Number(row?.rows)).toBeGreaterThan(5000);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe('owner@example.in');
  expect(mail?.body_text).toMatch(
    /^viewer@example\.in has read 5\d{3} leads since \d\d:\d\d \(India time\)\./,
  );
  expect(await readers()).toEqual([
    { email: 'viewer@example.in', rows: Number(row?.rows), since: expect.any(String) },
  ]);
});

test('a full day of a caller is nothing unusual', async () => {
  for (let hour = 1; hour <= 9; hour += 1)
    await haveRead(accountOf('caller'), 516, `${hour} hours`);
  await desk.callAs('caller', "desk_leads('{}', null, 50)");
  expect(await mails()).toEqual([]);
  expect(await readers()).toEqual([]);
});

test('what was read two days ago does not count', async () => {
  await haveRead(accountOf('caller'), 4990, '30 hours');
  await desk.callAs('caller', "desk_leads('{}', null, 50)");
  expect(await readers()).toEqual([]);
});

test('the owner has a higher measure, and is told of the own account too', async () => {
  await haveRead(accountOf('administrator'), 9_900, '2 hours');
  await desk.call("desk_leads('{}', null, 50)");
  expect(await mails()).toEqual([]);
  await desk.call("desk_leads('{}', null, 50)");
  expect(await mails()).toMatchObject([
    { body_text: expect.stringMatching(/^owner@example\.in has read 10000/) },
  ]);
});

test('the mail comes again after a day, and not before', async () => {
  await haveRead(accountOf('viewer'), 6_000, '2 hours');
  const read = () => desk.callAs('viewer', "desk_leads('{}', null, 1)");
  await read();
  await read();
  expect(await mails()).toHaveLength(1);
  await desk.sql("update private.reads_by_hour set told_at = told_at - interval '25 hours'");
  await read();
  expect(await mails()).toHaveLength(2);
});

test('what a deleted account read stays until it is purged after 90 days', async () => {
  const gone = '00000000-0000-4000-8000-0000000000ff';
  await haveRead(gone, 5_000, '1 hour');
  await haveRead(gone, 7, '2161 hours');
  await desk.callAs('service', 'run_retention()');
  expect(await readers()).toEqual([{ email: null, rows: 5_000, since: expect.any(String) }]);
  expect(await desk.sql('select rows::int from private.reads_by_hour')).toEqual([{ rows: 5_000 }]);
});

test('a new device for messages is noted once', async () => {
  const noted = () =>
    desk.sql("select actor from private.audit_log where action = 'push.device_added'");
  const save = () =>
    desk.callAs('viewer', 'save_push_subscription($1, $2, $3)', [
      'https://push.example/1',
      'B'.repeat(87),
      'a'.repeat(22),
    ]);
  await save();
  await save();
  expect(await noted()).toEqual([{ actor: accountOf('viewer') }]);
});
