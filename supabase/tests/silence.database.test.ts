import { beforeEach, describe, expect, test } from 'vitest';
import { startDesk } from './desk/desk.ts';

interface Health {
  silence: { hours: number; usual_hours: number } | null;
}

const { sql, callAs, submit } = await startDesk();
beforeEach(async () => {
  await sql('delete from public.leads');
  await sql('delete from private.mail_outbox');
  await sql('delete from private.submissions');
  await sql('delete from private.test_enquiries');
});

const readHealth = () => callAs<Health>('administrator', 'lead_health()');

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
