import { beforeEach, describe, expect, test } from 'vitest';
import { startDesk } from './desk/desk.ts';

interface Health {
  last_lead_at: string | null;
  oldest_unsent_at: string | null;
  silence: { hours: number; usual_hours: number } | null;
}

const { sql, callAs, submit, sendAll } = await startDesk();
beforeEach(async () => {
  await sql('delete from public.leads');
  await sql('delete from private.mail_outbox');
  await sql('delete from private.submissions');
  await sql('delete from private.test_enquiries');
});

const readHealth = () => callAs<Health>('administrator', 'lead_health()');

describe('the last lead', () => {
  const ago = async (id: string, interval: string) => {
    await sql(`update public.leads set created_at = now() - interval '${interval}' where id = $1`, [
      id,
    ]);
    await sql(
      `update private.submissions set received_at = now() - interval '${interval}' where id = $1`,
      [id],
    );
  };
  const hoursSince = (time: string | null) =>
    time === null ? null : Math.round((Date.now() - Date.parse(time)) / 3_600_000);

  test('is still known after Clear All and after an erasure', async () => {
    const id = await submit();
    await ago(id, '3 hours');
    expect(hoursSince((await readHealth()).last_lead_at)).toBe(3);
    await sql("delete from public.leads where id >= '00000000-0000-0000-0000-000000000000'");
    expect(hoursSince((await readHealth()).last_lead_at)).toBe(3);
    await sql('select private.erase_leads(array[$1::uuid])', [id]);
    expect(hoursSince((await readHealth()).last_lead_at)).toBe(3);
  });

  test('is no test enquiry, also when the test is long forgotten', async () => {
    await ago(await submit(), '5 hours');
    const tested = await callAs<string>('administrator', 'begin_test_enquiry()');
    await submit({}, tested);
    await sendAll();
    await sql('delete from private.test_enquiries');
    expect(await sql('select from public.leads where is_test')).toEqual([]);
    expect(hoursSince((await readHealth()).last_lead_at)).toBe(5);
  });

  test('is nothing before the first', async () => {
    expect((await readHealth()).last_lead_at).toBeNull();
  });
});

describe('a mail that waits', () => {
  test('waits since its release, and not since it was held', async () => {
    const id = await submit({ reasons: ['link'] });
    await sql("update private.mail_outbox set created_at = now() - interval '2 days'");
    expect((await readHealth()).oldest_unsent_at).toBeNull();
    await callAs('administrator', 'release_lead($1)', [id]);
    const { oldest_unsent_at } = await readHealth();
    expect(Date.now() - Date.parse(oldest_unsent_at ?? '')).toBeLessThan(60_000);
  });

  test('waits since it was asked for again, and not since it was given up', async () => {
    await submit();
    const [mail] = await sql<{ id: string }>(
      `update private.mail_outbox set created_at = now() - interval '2 days', attempts = 20,
         abandoned_at = now() - interval '1 day' returning id`,
    );
    await callAs('administrator', 'retry_mail($1)', [mail?.id]);
    const { oldest_unsent_at } = await readHealth();
    expect(Date.now() - Date.parse(oldest_unsent_at ?? '')).toBeLessThan(60_000);
  });

  test('any other waits since it was written', async () => {
    await submit();
    await sql("update private.mail_outbox set created_at = now() - interval '2 hours'");
    await sql('select * from public.claim_mail(1)');
    const { oldest_unsent_at } = await readHealth();
    expect(Date.now() - Date.parse(oldest_unsent_at ?? '')).toBeGreaterThan(7_000_000);
  });
});

test.each([
  // 08:00 in India is 02:30 UTC, 22:00 is 16:30 UTC.
  ['2026-11-20 02:30Z', '2026-11-20 16:30Z', 14],
  ['2026-11-20 16:30Z', '2026-11-21 02:30Z', 0],
  ['2026-11-20 14:30Z', '2026-11-21 04:30Z', 4],
  ['2026-11-20 20:00Z', '2026-11-22 20:00Z', 28],
  ['2026-11-20 06:00Z', '2026-11-20 06:45Z', 0.75],
])('daytime from %s to %s is %d hours', async (from, to, hours) => {
  const [row] = await sql<{ hours: number }>(
    'select private.daytime_hours($2) - private.daytime_hours($1) as hours',
    [from, to],
  );
  expect(row?.hours).toBeCloseTo(hours, 6);
});

test('a sign-up mail that was given up is purged after a week, mails about leads stay with them', async () => {
  await submit();
  await sql(`update private.mail_outbox set abandoned_at = now() - interval '8 days'`);
  await sql(
    `insert into private.mail_outbox (recipient, subject, body_text, abandoned_at) values
       ('old@example.in', 'Confirm', 'link', now() - interval '8 days'),
       ('new@example.in', 'Confirm', 'link', now() - interval '6 days')`,
  );
  await sql('select public.run_retention()');
  const left = await sql<{ recipient: string }>(
    'select recipient from private.mail_outbox order by recipient',
  );
  expect(left.map(({ recipient }) => recipient)).toEqual([
    'asha@example.in',
    'leads@example.in',
    'new@example.in',
  ]);
});

describe('servers that say nothing', () => {
  beforeEach(() => sql('truncate private.spool_reports'));

  const report = (home: string, length: number, reportedAgo: string) =>
    callAs('service', `report_server('${home}', 'machine of ${home}', ${length})`).then(() =>
      sql(
        `update private.spool_reports set reported_at = now() - interval '${reportedAgo}' where home = '${home}'`,
      ),
    );
  const silent = async () =>
    (await callAs<{ place: string }[]>('administrator', 'missing_heartbeats()')).map(
      ({ place }) => place,
    );

  test('a process that stopped reporting is named with its place, one that reports is not', async () => {
    await report('alive', 2, '2 minutes');
    await report('dead', 0, '4 minutes');
    expect(await callAs('administrator', 'missing_heartbeats()')).toEqual([
      { place: 'machine of dead', length: 0, reported_at: expect.any(String) },
    ]);
  });

  test('one that reports again, or signed off, is silent no longer', async () => {
    await report('back', 0, '1 hour');
    await report('gone', 0, '1 hour');
    expect(await silent()).toHaveLength(2);
    await report('back', 0, '0 minutes');
    await callAs('service', "sign_off_server('gone')");
    expect(await silent()).toEqual([]);
  });

  test('one that held enquiries is named until it is forgotten, an empty one for a day', async () => {
    await report('empty', 0, '25 hours');
    await report('holding', 3, '6 days');
    expect(await silent()).toEqual(['machine of holding']);
  });
});

describe('silence', () => {
  /** Enquiries at these hours before now, all of them daytime hours. */
  async function arrive(daytimeHoursAgo: readonly number[]): Promise<void> {
    // Back from now in steps of minutes would be slow: each day has 14 hours that count.
    await sql(
      `insert into private.submissions (id, received_at)
       select gen_random_uuid(), (
         select m from generate_series(now() - make_interval(hours => (h * 2 + 20)::int), now(), interval '10 minutes') m
         where private.daytime_hours(now()) - private.daytime_hours(m) <= h order by m limit 1)
       from unnest($1::float[]) h`,
      [daytimeHoursAgo],
    );
  }
  const every = (hours: number, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => from + index * hours);

  test('few enquiries teach nothing', async () => {
    await arrive(every(2, 100, 19));
    expect((await readHealth()).silence).toBeNull();
  });

  test('an hour after the last of many is nothing unusual', async () => {
    await arrive(every(2, 1, 60));
    const { silence } = await readHealth();
    expect(silence?.hours).toBeLessThan(2);
    expect(silence?.usual_hours).toBeCloseTo(14, 0);
  });

  test('much longer than usual is told, and goes on being told after a month', async () => {
    await arrive(every(2, 30, 60));
    const { silence } = await readHealth();
    expect(silence?.hours).toBeGreaterThan(silence?.usual_hours ?? Infinity);
    await sql("update private.submissions set received_at = received_at - interval '60 days'");
    const later = (await readHealth()).silence;
    expect(later?.hours).toBeGreaterThan(800);
    expect(later?.usual_hours).toBeCloseTo(silence?.usual_hours ?? 0, 0);
  });

  test('pauses that come again are usual; one outage is not', async () => {
    const withPauses = (pauses: number) => {
      const hours: number[] = [];
      for (
        let at = 1;
        hours.length < 100;
        at += hours.length % 25 === 0 && hours.length / 25 <= pauses ? 40 : 0.5
      )
        hours.push(at);
      return hours;
    };
    await arrive(withPauses(1));
    const once = (await readHealth()).silence?.usual_hours ?? 0;
    await sql('delete from private.submissions');
    await arrive(withPauses(3));
    const often = (await readHealth()).silence?.usual_hours ?? 0;
    expect(once).toBeLessThan(20);
    expect(often).toBeGreaterThan(55);
  });

  test('test enquiries break no silence', async () => {
    await arrive(every(2, 30, 60));
    const tested = await callAs<string>('administrator', 'begin_test_enquiry()');
    await submit({}, tested);
    const { silence } = await readHealth();
    expect(silence?.hours).toBeGreaterThan(29);
  });

  test('spam that is held back breaks no silence, until it is released', async () => {
    await arrive(every(2, 30, 60));
    const held = await submit({ reasons: ['Bot'] });
    expect((await readHealth()).silence?.hours).toBeGreaterThan(29);
    await callAs('administrator', 'release_lead($1)', [held]);
    expect((await readHealth()).silence?.hours, 'a person after all').toBeLessThan(1);
  });

  test('spam that was cleared teaches no shorter silence', async () => {
    await arrive(every(2, 1, 60));
    const usual = (await readHealth()).silence?.usual_hours;
    for (let time = 0; time < 30; time += 1) await submit({ reasons: ['Bot'] });
    await sql('delete from public.leads');
    expect((await readHealth()).silence?.usual_hours).toBe(usual);
  });
});
