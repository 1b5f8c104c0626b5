import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { CAMPAIGN_DAYS, campaignsSchema, MAX_CAMPAIGNS } from '../../../contract/desk/week.ts';
import { refusal, startDesk } from './desk.ts';

const desk = await startDesk();

beforeEach(() => desk.sql('delete from public.leads'));

const ask = (from: string, until: string) =>
  desk.call<object>('desk_campaigns($1, $2)', [from, until]);
const campaigns = async (from = '2026-11-02', until = '2026-11-08') =>
  v.parse(campaignsSchema, await ask(from, until));

const marked = (utm_source: string, utm_campaign?: string) => ({ utm_source, utm_campaign });

/** A lead of that time, in India, with its arrivals. */
async function came(created: string, attribution: object, columns: Record<string, unknown> = {}) {
  const row = { name: 'Asha', email: `${randomUUID()}@example.in`, message: 'Hello', ...columns };
  const names = Object.keys(row);
  await desk.sql(
    `insert into public.leads (created_at, attribution, ${names.join(', ')}) values
     ($1::timestamp at time zone 'Asia/Kolkata', $2, ${names.map((_, at) => `$${at + 3}`).join(', ')})`,
    [created, JSON.stringify(attribution), ...Object.values(row)],
  );
}

const NOON = '2026-11-04T12:00:00';

test('each campaign with what came of its enquiries', async () => {
  const diwali = { first: marked('Instagram', 'Diwali') };
  await came(NOON, { first: marked('instagram', 'diwali') });
  await came(NOON, diwali, { stage: 'qualified', budget_rupees: 500_000 });
  await came(NOON, diwali, { stage: 'site-visit' });
  await came(NOON, diwali, { stage: 'won', budget_rupees: 2_000_000 });
  await came(NOON, diwali, { stage: 'lost', stage_reason: 'Too far' });
  await came(NOON, { first: marked('google') }, { stage: 'contacted' });
  await came(NOON, {});
  const { campaigns: all, ...totals } = await campaigns();
  expect(all).toEqual([
    {
      source: expect.stringMatching(/instagram/i),
      campaign: expect.stringMatching(/diwali/i),
      enquiries: 5,
      qualified: 3,
      won: 1,
      rupees: 2_500_000,
    },
    { source: 'google', campaign: null, enquiries: 1, qualified: 0, won: 0, rupees: 0 },
    { source: null, campaign: null, enquiries: 1, qualified: 0, won: 0, rupees: 0 },
  ]);
  expect(totals).toMatchObject({ enquiries: 7, qualified: 3, won: 1, rupees: 2_500_000 });
});

test('source and campaign are of one arrival, the last that was marked', async () => {
  const first = marked('instagram', 'diwali');
  await came(NOON, { first, last: { referrer: 'news.example' } });
  await came(NOON, { first, last: marked('google') });
  await came(NOON, { first, last: first }, { source: 'Portal' });
  const named = (await campaigns()).campaigns.map(({ source, campaign }) => [source, campaign]);
  expect(named).toEqual([
    ['google', null],
    ['instagram', 'diwali'],
    ['Portal', 'diwali'],
  ]);
});

test('days are those of India; quarantine and tests do not count', async () => {
  await came('2026-11-02T00:00:00', {});
  await came('2026-11-08T23:59:59', {});
  await came('2026-11-01T23:59:59', {});
  await came('2026-11-09T00:00:00', {});
  await came(NOON, {}, { is_test: true });
  await came(NOON, {}, { quarantined_at: '2026-11-04T06:00:00Z' });
  expect(await campaigns()).toMatchObject({
    from: '2026-11-02',
    until: '2026-11-08',
    enquiries: 2,
  });
});

test('the largest are named, all are counted', async () => {
  await desk.sql(
    `insert into public.leads (name, email, message, created_at, attribution)
     select 'A', i || '@example.in', 'm', timestamptz '2026-11-04T12:00:00+05:30',
       jsonb_build_object('first', jsonb_build_object('utm_campaign', 'c' || least(i, ${MAX_CAMPAIGNS + 1})))
     from generate_series(1, ${MAX_CAMPAIGNS + 2}) i`,
  );
  const answer = await campaigns();
  expect(answer).toMatchObject({
    enquiries: MAX_CAMPAIGNS + 2,
    campaign_count: MAX_CAMPAIGNS + 1,
  });
  expect(answer.campaigns).toHaveLength(MAX_CAMPAIGNS);
  expect(answer.campaigns[0]).toMatchObject({ campaign: `c${MAX_CAMPAIGNS + 1}`, enquiries: 2 });
});

test('a stretch that is too long, runs backwards or is no date is refused by name', async () => {
  expect((await campaigns(`${CAMPAIGN_DAYS}d`, 'today')).enquiries).toBe(0);
  for (const [from, until, field] of [
    [`${CAMPAIGN_DAYS + 1}d`, 'today', 'until_day'],
    ['2026-11-08', '2026-11-02', 'until_day'],
    ['2026-02-30', '2026-11-02', 'from_day'],
    ['2026-11-02', 'soon', 'until_day'],
  ] as const)
    expect(await refusal(ask(from, until))).toMatchObject({
      message: expect.stringContaining(field),
    });
});
