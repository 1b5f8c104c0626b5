import { afterEach, describe, expect, test } from 'vitest';
import { startDesk } from './desk.ts';

const desk = await startDesk();

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const MAIL = {
  recipient: 'leads@example.in',
  subject: 'One',
  body_text: 'Asha',
  body_html: '<p>Asha',
};

afterEach(async () => {
  await desk.sql('delete from public.leads');
  await desk.sql('delete from private.digests');
  await desk.sql('delete from private.mail_outbox');
});

interface Opened {
  day: string;
  [list: string]: unknown;
}
const openAt = (hour: number | null, days: number[] | null = EVERY_DAY) =>
  desk.callAs<Opened | null>('service', 'open_digest($1, $2)', [hour, days]);
const queue = (day: string, mail: object | null, ids: string[] = []) =>
  desk.callAs<boolean>('service', 'queue_digest($1, $2, $3)', [
    day,
    mail && JSON.stringify(mail),
    ids,
  ]);
const mails = () =>
  desk.sql<{ id: string; kind: string }>("select * from private.mail_outbox where kind = 'digest'");
const today = async () => (await openAt(0))?.day ?? '';

describe('the hour', () => {
  // 2026-11-23 is a Monday.
  test.each([
    ['2026-11-23 08:59:59+05:30', 9, [1], false],
    ['2026-11-23 09:00:00+05:30', 9, [1], true],
    ['2026-11-23 23:59:59+05:30', 9, [1], true],
    ['2026-11-24 00:00:00+05:30', 9, [1], false],
    ['2026-11-23 09:00:00+05:30', 9, [0, 2, 3, 4, 5, 6], false],
    // Sunday in India while it is Saturday in Greenwich.
    ['2026-11-21 19:00:00+00', 0, [0], true],
    ['2026-11-21 18:29:59+00', 0, [0], false],
    ['2026-11-23 09:00:00+05:30', null, [1], false],
    ['2026-11-23 09:00:00+05:30', 9, null, false],
    ['2026-11-23 09:00:00+05:30', 9, [], false],
  ])('at %s, with hour %s and days %j: %s', async (moment, hour, days, isDue) => {
    const [row] = await desk.sql('select private.is_digest_due($1, $2, $3) as due', [
      moment,
      hour,
      days,
    ]);
    expect(row?.due).toBe(isDue);
  });
});

test('it lists who waits, the oldest first and at most twenty, with the whole number', async () => {
  for (let number = 1; number <= 22; number += 1) {
    const lead = await desk.enquire({ name: `Visitor ${number}` });
    await desk.sql(
      'update public.leads set created_at = now() - make_interval(hours => $2) where id = $1',
      [lead, number],
    );
  }
  await desk.enquire({ name: 'Doubtful' }, { reasons: ['odd'] });
  const opened = await openAt(0);
  expect(opened).toMatchObject({
    unanswered: {
      count: 22,
      leads: Array.from({ length: 20 }, (_, index) => ({ name: `Visitor ${22 - index}` })),
    },
  });
  expect(opened).toMatchObject({ overdue: { count: 0, leads: [] }, due_today: { count: 0 } });
});

test('steps are overdue or due today by days in India, and say no number and no words', async () => {
  const steps = {
    yesterday: '-1 second',
    'this morning': '0',
    tonight: '86399 seconds',
    tomorrow: '1 day',
  };
  for (const [name, after] of Object.entries(steps)) {
    const lead = await desk.enquire({ name, phone: '+919876543210', message: 'A secret wish' });
    await desk.work(lead, {
      contact: { channel: 'call', outcome: 'reached' },
      fields: { city: 'Moga' },
    });
    await desk.sql(
      `update public.leads set due_at = private.india_midnight(private.day_in_india(now())) + $2::interval
       where id = $1`,
      [lead, after],
    );
  }
  const opened = await openAt(0);
  expect(opened).toMatchObject({
    unanswered: { count: 0 },
    overdue: { count: 1, leads: [{ name: 'yesterday', city: 'Moga' }] },
    due_today: { count: 2, leads: [{ name: 'this morning' }, { name: 'tonight' }] },
  });
  expect(JSON.stringify(opened)).not.toMatch(/9876543210|secret|asha@/);
});

test('a day has one, whoever asks; also where nothing waited', async () => {
  const day = await today();
  const all = await Promise.all(Array.from({ length: 8 }, () => queue(day, MAIL)));
  expect(all.filter(Boolean)).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
  expect(await openAt(0)).toBeNull();

  await desk.sql('delete from private.digests');
  expect(await queue(day, null)).toBe(false);
  expect(await queue(day, MAIL)).toBe(false);
  expect(await mails()).toHaveLength(1);
});

test('a day that is over, or has not come, gets none', async () => {
  const day = await today();
  for (const other of [-1, 1]) {
    const [row] = await desk.sql<{ day: string }>('select ($1::date + $2::int)::text as day', [
      day,
      other,
    ]);
    expect(await queue(row?.day ?? '', MAIL)).toBe(false);
  }
  expect(await mails()).toEqual([]);
});

test('a mail that is not queued leaves the day open', async () => {
  const day = await today();
  await expect(queue(day, { ...MAIL, subject: 'Two\r\nBcc: all@example.in' })).rejects.toThrow();
  expect(await desk.sql('select from private.digests')).toHaveLength(0);
});

test('whoever is erased takes a waiting digest along, and it is written anew without them', async () => {
  const [asha, other] = [await desk.enquire(), await desk.enquire({ name: 'Somebody else' })];
  const day = await today();
  await queue(day, MAIL, [asha]);
  await desk.sql('delete from public.leads where id = $1', [other]);
  expect(await mails()).toHaveLength(1);
  await desk.call('erase_person($1)', ['asha@example.in']);
  expect(await mails()).toEqual([]);
  expect(await openAt(0)).not.toBeNull();
});

test('one that was tried already goes too, but is not sent twice', async () => {
  const asha = await desk.enquire();
  await queue(await today(), MAIL, [asha]);
  await desk.sql('select public.claim_mail(10)');
  await desk.sql('delete from public.leads where id = $1', [asha]);
  expect(await mails()).toEqual([]);
  expect(await openAt(0)).toBeNull();
});

test('after a day without a mail server it is out of date, after a month forgotten', async () => {
  await queue(await today(), MAIL);
  await desk.sql("update private.mail_outbox set created_at = now() - interval '23 hours'");
  await desk.callAs('service', 'run_retention()');
  expect(await mails()).toHaveLength(1);
  await desk.sql("update private.mail_outbox set created_at = now() - interval '25 hours'");
  await desk.sql('update private.digests set day = day - 31');
  await desk.callAs('service', 'run_retention()');
  expect(await mails()).toEqual([]);
  expect(await desk.sql('select from private.digests')).toEqual([]);
});

test('a mail of another kind than those that are known is refused as before', async () => {
  const store = (kind: string) =>
    desk.sql(
      "insert into private.mail_outbox (recipient, subject, kind) values ('a@b.in', 'x', $1)",
      [kind],
    );
  for (const kind of ['account', 'held_correction', 'digest']) await store(kind);
  await expect(store('pigeon')).rejects.toThrow('mail_outbox_kind_check');
});
