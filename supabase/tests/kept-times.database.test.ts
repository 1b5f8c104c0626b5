import { beforeEach, describe, expect, test } from 'vitest';
import { startDesk } from './desk/desk.ts';

const { sql, callAs } = await startDesk();
beforeEach(() =>
  sql(
    `truncate public.leads, private.submissions, private.mail_outbox, private.mail_attempts,
       private.chat_clicks, private.spool_reports, private.lead_archive cascade`,
  ),
);

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const LEAD =
  "insert into public.leads (name, email, message, created_at, quarantined_at, is_test) values ('A', 'a@b.in', 'x',";
const MAIL =
  'insert into private.mail_outbox (kind, recipient, subject, body_text, sent_at, abandoned_at) values';

/** How a row of so long ago comes to be, by the kind of thing; the time just before and after its end. */
const KEPT: readonly [
  what: string,
  table: string,
  add: (ago: string) => string,
  kept: string,
  gone: string,
][] = [
  ['an enquiry', 'public.leads', (ago) => `${LEAD} ${ago}, null, false)`, '23 months', '25 months'],
  [
    'a doubtful one',
    'public.leads',
    (ago) => `${LEAD} now(), ${ago}, false)`,
    '59 days',
    '61 days',
  ],
  ['a test', 'public.leads', (ago) => `${LEAD} ${ago}, null, true)`, '59 minutes', '61 minutes'],
  [
    'an archived enquiry',
    'private.lead_archive',
    (ago) => `insert into private.lead_archive (id, lead, purge_at) values ('${ID}', '{}', ${ago})`,
    '-1 minute',
    '1 minute',
  ],
  [
    'a chat click',
    'private.chat_clicks',
    (ago) => `insert into private.chat_clicks (code, page, at) values ('K7Q2', '/', ${ago})`,
    '12 months',
    '14 months',
  ],
  [
    'the record of an attempt',
    'private.mail_attempts',
    (ago) =>
      `insert into private.mail_attempts (mail_id, attempt, kind, started_at) values ('${ID}', 1, 'team', ${ago})`,
    '12 months',
    '14 months',
  ],
  [
    'a sent mail',
    'private.mail_outbox',
    (ago) => `${MAIL} ('team', 'a@b.in', 'x', 'x', ${ago}, null)`,
    '29 days',
    '31 days',
  ],
  [
    'a mail of an account that was given up',
    'private.mail_outbox',
    (ago) => `${MAIL} ('account', 'a@b.in', 'x', 'x', null, ${ago})`,
    '6 days',
    '8 days',
  ],
  [
    'the report of a spool',
    'private.spool_reports',
    (ago) =>
      `insert into private.spool_reports (home, length, reported_at) values ('a', 0, ${ago})`,
    '6 days',
    '8 days',
  ],
  [
    'an invitation that nobody used',
    'private.invitations',
    (ago) =>
      `insert into private.invitations (email, role, invited_at) values ('a@b.in', 'viewer', ${ago})`,
    '29 days',
    '31 days',
  ],
  [
    'a run over many leads',
    'private.bulk_runs',
    (
      ago,
    ) => `insert into private.bulk_runs (id, actor, kind, target, after_at, after_id, started_at)
      values ('${ID}', '${ID}', 'bin', '{}', now(), '${ID}', ${ago})`,
    '23 hours',
    '25 hours',
  ],
  [
    'what somebody read',
    'private.reads_by_hour',
    (ago) => `insert into private.reads_by_hour (account, hour) values ('${ID}', ${ago})`,
    '89 days',
    '91 days',
  ],
];

test.each(KEPT)(
  '%s is kept for its time in %s, and no longer',
  async (_what, table, add, kept, gone) => {
    const countAfter = async (ago: string) => {
      await sql(`truncate ${table} cascade`);
      await sql(add(`now() - interval '${ago}'`));
      await callAs('service', 'run_retention()');
      return (await sql(`select from ${table}`)).length;
    };
    expect([await countAfter(kept), await countAfter(gone)]).toEqual([1, 0]);
  },
);

describe('the health panel', () => {
  const health = () => callAs<Record<string, unknown>>('administrator', 'lead_health()');

  test('counts chat clicks of thirty days', async () => {
    for (const ago of ['29 days', '31 days']) {
      await sql(
        `insert into private.chat_clicks (code, page, at) values ('K7Q2', '/', now() - interval '${ago}')`,
      );
    }
    expect(await health()).toMatchObject({ chat_clicks_30_days: 1 });
  });

  test('adds up the spools that were reported within a day', async () => {
    for (const [home, ago] of [
      ['a', '23 hours'],
      ['b', '1 minute'],
      ['c', '25 hours'],
    ]) {
      await sql(
        `insert into private.spool_reports (home, length, reported_at)
         values ('${home}', 2, now() - interval '${ago}')`,
      );
    }
    expect(await health()).toMatchObject({ spool_length: 4 });
  });

  test('counts quarantined enquiries', async () => {
    await sql(`${LEAD} now(), now(), false)`);
    await sql(`${LEAD} now(), null, false)`);
    await sql(`${LEAD} now(), null, false)`);
    expect(await health()).toMatchObject({ quarantined: 1 });
  });

  const FAULTY = (changes: string) =>
    `insert into private.mail_outbox (kind, recipient, subject, body_text, last_error, ${changes}`;

  test('tells what waits and why, and leaves out what is held, sent or given up', async () => {
    await sql(FAULTY("is_held) values ('team', 'a@b.in', 'x', 'x', 'held', true)"));
    await sql(FAULTY("sent_at) values ('team', 'a@b.in', 'x', 'x', 'sent', now())"));
    await sql(FAULTY("abandoned_at) values ('team', 'a@b.in', 'x', 'x', 'given up', now())"));
    expect(await health()).toMatchObject({ waiting: 0, oldest_unsent_at: null, last_fault: null });
    await sql(
      FAULTY("created_at) values ('team', 'a@b.in', 'x', 'x', null, now() - interval '2 hours')"),
    );
    await sql(FAULTY("created_at) values ('team', 'a@b.in', 'x', 'x', 'refused', now())"));
    expect(await health()).toMatchObject({
      waiting: 2,
      last_fault: 'refused',
      oldest_unsent_at: expect.any(String),
      abandoned: [expect.objectContaining({ fault: 'given up' })],
    });
  });

  test('knows when the last mail went out', async () => {
    await sql(
      `insert into private.mail_attempts (mail_id, attempt, kind, ended_at, fault)
       values ('${ID}', 1, 'team', '2026-11-20T10:00:00Z', null), ('${ID}', 2, 'team', '2026-11-21T10:00:00Z', 'no')`,
    );
    const { last_mail_sent_at } = await health();
    expect(new Date(String(last_mail_sent_at)).toISOString()).toBe('2026-11-20T10:00:00.000Z');
  });
});
