import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { foundSchema } from '../../../contract/desk/counts.ts';
import { facetsSchema } from '../../../contract/desk/facets.ts';
import { refusal, startDesk } from './desk.ts';

const desk = await startDesk();

/** Four years, so that there are more leads than are counted, in many months. */
const FILL = `
  insert into public.leads (name, email, phone, subject, message, created_at, quarantined_at, is_test, stage,
    answered_at, due_at, city, tags, source, attribution)
  select case when n % 700 = 0 then 'Rare Dhillon' else 'Asha ' || n end, 'asha' || n || '@example.in',
    '+9198' || lpad((n * 7919 % 100000000)::text, 8, '0'), case n % 4 when 0 then 'franchise' when 2 then 'franchise' when 1 then 'New Contact Form Submission' end, 'Hello ' || n,
    now() - n * interval '9 hours', case when n % 40 = 0 then now() end, n % 333 = 0,
    (array['new', 'contacted', 'lost', 'won'])[1 + n % 4], case when n % 4 > 0 then now() end,
    case when n % 10 = 1 then now() + (n % 21 - 10) * interval '1 day' end,
    case when n % 150 = 2 then 'Moga' when n % 151 = 1 then 'Moga' when n % 3 = 0 then 'pune' when n % 3 = 1 then 'Pune' end,
    case when n % 90 = 0 then '{Hot,mela}'::text[] else '{}' end,
    case when n % 8 = 0 then 'JustDial' end,
    case when n % 9 = 0 then '{"last": {"utm_source": "google", "utm_campaign": "Diwali"}}'::jsonb else '{}' end
  from generate_series(1, 4000) n`;

beforeAll(async () => {
  await desk.sql(FILL);
  await desk.sql('analyze public.leads');
});

const ask = async (filter: object) =>
  v.parse(foundSchema, await desk.call('desk_found($1)', [JSON.stringify(filter)]));

const LIVE = 'quarantined_at is null and not is_test';
const INDIA = "at time zone 'Asia/Kolkata'";
const TODAY = `date_trunc('day', now() ${INDIA})`;

/** A filter, and the same in words of the database. */
const CASES: [object, string][] = [
  [{}, LIVE],
  [{ order: 'oldest' }, LIVE],
  [{ list: 'all', order: 'newest' }, LIVE],
  [{ order: 'due' }, `${LIVE} and due_at is not null`],
  [{ list: 'unanswered' }, `${LIVE} and answered_at is null and withdrawn_at is null`],
  [{ list: 'new' }, `${LIVE} and stage = 'new'`],
  [{ stage: ['won', 'lost'] }, `${LIVE} and stage in ('won', 'lost')`],
  [{ list: 'overdue' }, `${LIVE} and due_at ${INDIA} < ${TODAY}`],
  [{ list: 'due-today' }, `${LIVE} and date_trunc('day', due_at ${INDIA}) = ${TODAY}`],
  [
    { list: 'overdue', city: 'Pune' },
    `${LIVE} and lower(city) = 'pune' and due_at ${INDIA} < ${TODAY}`,
  ],
  [{ list: 'quarantine' }, 'quarantined_at is not null and not is_test'],
  [{ list: 'tests' }, 'is_test'],
  [{ city: 'moga' }, `${LIVE} and city = 'Moga'`],
  [{ city: 'Moga', stage: ['won'] }, `${LIVE} and city = 'Moga' and stage = 'won'`],
  [
    { subject: 'franchise', list: 'unanswered' },
    `${LIVE} and subject = 'franchise' and answered_at is null`,
  ],
  [{ source: 'justdial' }, `${LIVE} and source = 'JustDial'`],
  [{ tag: 'HOT' }, `${LIVE} and 'Hot' = any (tags)`],
  [{ city: 'pune' }, `${LIVE} and lower(city) = 'pune'`],
  [
    { city: 'pune', from: '30d' },
    `${LIVE} and lower(city) = 'pune' and created_at ${INDIA} >= ${TODAY} - interval '29 days'`,
  ],
  [
    { subject: 'franchise', from: 'yesterday', until: 'yesterday' },
    `${LIVE} and subject = 'franchise' and date_trunc('day', created_at ${INDIA}) = ${TODAY} - interval '1 day'`,
  ],
  [
    { subject: 'none', city: 'moga' },
    `${LIVE} and city = 'Moga' and (subject is null or subject = 'New Contact Form Submission')`,
  ],
  [{ search: 'dhillon' }, `${LIVE} and name = 'Rare Dhillon'`],
  // Nobody is spelled so: as many as the list then shows.
  [{ search: 'dilon' }, `${LIVE} and name = 'Rare Dhillon'`],
  [{ search: 'asha12@example.in' }, `${LIVE} and email = 'asha12@example.in'`],
  [{ search: 'nobody at all' }, 'false'],
];

describe('as many as a plain count finds, up to a thousand where counters do not know', () => {
  test.each(CASES)('%j', async (filter, condition) => {
    const [counted] = await desk.sql(
      `select count(*)::int as found from public.leads where ${condition}`,
    );
    const { found, is_more } = await ask(filter);
    const isKnown = found > 1000;
    const all = Number(counted?.found);
    expect([found, is_more]).toEqual(isKnown || all <= 1000 ? [all, false] : [1000, true]);
  });
});

test('there is one of each kind: exact above a thousand, and a thousand and more', async () => {
  expect(await ask({})).toMatchObject({ found: expect.any(Number), is_more: false });
  expect((await ask({})).found).toBeGreaterThan(3000);
  const { all, ...found } = await ask({ city: 'pune' });
  expect(found).toEqual({ found: 1000, is_more: true });
  expect(all).toBe((await ask({})).found);
});

test.each([
  [{ colour: 'red' }, 'colour'],
  [{ city: 7 }, 'city'],
  [{ from: 'soon' }, 'from'],
])('%j is refused by the name of its field', async (filter, field) => {
  expect(await refusal(ask(filter))).toMatchObject({
    code: '22023',
    message: expect.stringContaining(field),
  });
});

test('values are suggested in one spelling, the most frequent first', async () => {
  const { fields, looked_at } = v.parse(facetsSchema, await desk.call('desk_facets()'));
  expect(looked_at).toBe((await ask({})).all);
  expect(fields.city.map(({ value }) => value.toLowerCase())).toEqual(['pune', 'moga']);
  expect(fields.tag.map(({ value }) => value).sort()).toEqual(['Hot', 'mela']);
  expect(fields.source.map(({ value }) => value).sort()).toEqual(['JustDial', 'google']);
  expect(fields.campaign).toHaveLength(1);
  expect(fields.model).toEqual([]);
  for (const { value, leads } of fields.city)
    expect(leads).toBe(
      (
        await desk.sql(
          `select count(*)::int as n from public.leads where ${LIVE} and lower(city) = lower($1)`,
          [value],
        )
      )[0]?.n,
    );
});

test('what a visitor brought in the address is suggested only where it can be asked for', async () => {
  await desk.enquire(
    {},
    { attribution: { last: { utm_campaign: 'x'.repeat(150), utm_source: ' odd ' } } },
  );
  const { fields } = v.parse(facetsSchema, await desk.call('desk_facets()'));
  const odd = Object.values(fields)
    .flat()
    .filter(({ value }) => value.length > 120 || value !== value.trim());
  expect(odd).toEqual([]);
});
