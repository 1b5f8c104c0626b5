import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  facetsSchema,
  foundSchema,
  type ListFilter,
  listPageSchema,
} from '../../../contract/desk/list.ts';
import { refusal, startDesk } from './desk.ts';

const desk = await startDesk();

/** More than the first way of finding walks along, over two years; every kind of lead is among them. */
const FILL = `
  insert into public.leads (name, email, phone, subject, message, created_at, quarantined_at, is_test, stage,
    answered_at, withdrawn_at, calls_allowed, due_at, city, brand, model, tags, source, attribution, budget_rupees, area_sqft)
  select case when n % 700 = 0 then 'Rare Dhillon' else 'Asha ' || n end, 'asha' || n || '@example.in',
    '+9198' || lpad((n * 7919 % 100000000)::text, 8, '0'), case when n % 3 = 0 then 'franchise' end, 'Hello ' || n,
    now() - n * interval '11 hours', case when n % 40 = 0 then now() end, n % 333 = 0,
    (array['new', 'contacted', 'lost', 'won'])[1 + n % 4], case when n % 4 > 0 then now() end,
    case when n % 200 = 1 then now() end, case when n % 5 > 0 then n % 5 > 2 end,
    case when n % 10 = 1 then now() + (n % 21 - 10) * interval '1 day' end,
    case when n % 150 = 2 then 'Moga' when n % 6 = 0 then 'pune' when n % 2 = 0 then 'Pune' end, case when n % 6 = 0 then 'Roll Nation' end,
    case when n % 7 = 0 then 'kiosk' end, case when n % 90 = 0 then '{Hot,mela}'::text[] else '{}' end,
    case when n % 8 = 0 then 'JustDial' end,
    case when n % 9 = 0 then '{"last": {"utm_source": "google", "utm_campaign": "Diwali"}}'::jsonb else '{}' end,
    case when n % 3 = 1 then (n % 20) * 500000 end, case when n % 5 = 1 then 100 + n % 9 * 100 end
  from generate_series(1, 1500) n`;

beforeAll(async () => {
  await desk.sql(FILL);
  await desk.sql(
    "update private.lead_worth set score = ('x' || left(lead_id::text, 2))::bit(8)::int % 11",
  );
  // A new lead is given to people of the team only.
  await desk.sql(`update public.leads set assigned_to = '00000000-0000-4000-8000-0000000000aa'
    where name in ('Asha 5', 'Asha 305', 'Asha 605', 'Asha 905', 'Asha 1205')`);
});

const ask = async (filter: object, after: string | null = null, rows: number | null = null) =>
  v.parse(
    listPageSchema,
    await desk.call('desk_leads($1, $2, $3)', [JSON.stringify(filter), after, rows]),
  );

const count = async (filter: object) =>
  v.parse(foundSchema, await desk.call('desk_found($1)', [JSON.stringify(filter)]));

/** Every page, one after the other. */
async function askAll(filter: object, rows: number): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null, page = 0; page < 300; page += 1) {
    const answer = await ask(filter, after, rows);
    ids.push(...answer.rows.map(({ id }) => id));
    if (answer.next === null) return ids;
    expect(answer.rows).toHaveLength(rows);
    after = answer.next;
  }
  throw new Error('the list never ends');
}

const LIVE = 'quarantined_at is null and not is_test';
const TODAY = "date_trunc('day', now() at time zone 'Asia/Kolkata')";
const INDIA = "at time zone 'Asia/Kolkata'";
const SCORE = '(select score from private.lead_worth w where w.lead_id = leads.id)';
const CASES: [ListFilter, string, string?][] = [
  [{}, LIVE],
  [{ order: 'oldest' }, LIVE, 'created_at, id'],
  [{ order: 'due' }, `${LIVE} and due_at is not null`, 'due_at, id'],
  [
    { list: 'unanswered' },
    `${LIVE} and answered_at is null and withdrawn_at is null`,
    'created_at, id',
  ],
  [{ list: 'overdue' }, `${LIVE} and due_at < ${TODAY} ${INDIA}`, 'due_at, id'],
  [
    { list: 'due-today', order: 'newest' },
    `${LIVE} and (due_at ${INDIA})::date = (now() ${INDIA})::date`,
  ],
  [
    { list: 'no-step' },
    `${LIVE} and due_at is null and answered_at is not null and withdrawn_at is null
       and stage in ('new', 'contacted', 'qualified', 'site-visit', 'negotiating')`,
  ],
  [{ order: 'worth' }, LIVE, `${SCORE} desc, created_at desc, id desc`],
  [
    { order: 'worth', list: 'no-step', score: '4', search: 'asha' },
    `${LIVE} and ${SCORE} >= 4 and name like 'Asha%' and due_at is null and answered_at is not null
       and withdrawn_at is null and stage = 'contacted'`,
    `${SCORE} desc, created_at desc, id desc`,
  ],
  [
    { order: 'budget' },
    `${LIVE} and budget_rupees > 0`,
    'budget_rupees desc, created_at desc, id desc',
  ],
  [
    { order: 'area', budget: '5000000' },
    `${LIVE} and budget_rupees >= 5000000 and area_sqft > 0`,
    'area_sqft desc, created_at desc, id desc',
  ],
  [{ order: 'city' }, `${LIVE} and city is not null`, 'lower(city), created_at, id'],
  [
    { area: '300', city: 'PUNE', stage: ['new', 'lost'] },
    `${LIVE} and area_sqft >= 300 and lower(city) = 'pune' and stage in ('new', 'lost')`,
  ],
  [{ list: 'new' }, `${LIVE} and stage = 'new'`],
  [{ list: 'no-contact' }, `${LIVE} and withdrawn_at is not null`],
  [{ list: 'quarantine' }, 'quarantined_at is not null and not is_test'],
  [{ list: 'tests' }, 'is_test'],
  [{ stage: ['won', 'lost'] }, `${LIVE} and stage in ('won', 'lost')`],
  [{ subject: 'none' }, `${LIVE} and subject is null`],
  [{ subject: 'Franchise' }, `${LIVE} and subject = 'franchise'`],
  [{ city: 'moga' }, `${LIVE} and city = 'Moga'`],
  [{ city: 'pune' }, `${LIVE} and lower(city) = 'pune'`],
  // Nobody is spelled so.
  [{ search: 'dilon' }, `${LIVE} and name = 'Rare Dhillon'`],
  [{ city: 'moga', order: 'oldest' }, `${LIVE} and city = 'Moga'`, 'created_at, id'],
  [
    { stage: ['contacted'], order: 'due' },
    `${LIVE} and stage = 'contacted' and due_at is not null`,
    'due_at, id',
  ],
  [{ brand: 'roll nation', model: 'Kiosk' }, `${LIVE} and brand is not null and model is not null`],
  [{ tag: 'hot' }, `${LIVE} and 'Hot' = any (tags)`],
  [{ source: 'justdial' }, `${LIVE} and source = 'JustDial'`],
  [{ source: 'google' }, `${LIVE} and source is null and attribution <> '{}'`],
  [
    { campaign: 'diwali', consent: 'calls' },
    `${LIVE} and attribution <> '{}' and calls_allowed and withdrawn_at is null`,
  ],
  [{ consent: 'no-calls' }, `${LIVE} and not calls_allowed and withdrawn_at is null`],
  [{ assigned_to: '00000000-0000-4000-8000-0000000000aa' }, `${LIVE} and assigned_to is not null`],
  [{ assigned_to: 'none', city: 'moga' }, `${LIVE} and assigned_to is null and city = 'Moga'`],
  [
    { from: 'yesterday', until: 'yesterday' },
    `${LIVE} and (created_at ${INDIA})::date = (now() ${INDIA})::date - 1`,
  ],
  [
    { from: '30d', stage: ['won'] },
    `${LIVE} and stage = 'won' and (created_at ${INDIA})::date > (now() ${INDIA})::date - 30`,
  ],
  [
    { until: '2026-06-30', search: 'dhillon' },
    `${LIVE} and name like '%Dhillon' and (created_at ${INDIA})::date <= '2026-06-30'`,
  ],
  [
    { search: 'rare', list: 'quarantine' },
    "name like 'Rare%' and quarantined_at is not null and not is_test",
  ],
  [
    { list: 'overdue', search: 'asha' },
    `${LIVE} and name like 'Asha%' and due_at < ${TODAY} ${INDIA}`,
    'due_at, id',
  ],
];

test.each(CASES)(
  '%j, page by page, is what a plain query finds, and is counted',
  async (filter, where, order) => {
    const expected = await desk.sql<{ id: string }>(
      `select id from public.leads where ${where} order by ${order ?? 'created_at desc, id desc'}`,
    );
    const ids = expected.map(({ id }) => id);
    expect(ids.length, 'a case without leads proves nothing').toBeGreaterThan(0);
    expect(await askAll(filter, 37)).toEqual(ids);
    expect((await ask(filter)).rows.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    expect(await count(filter)).toMatchObject({ found: ids.length, is_more: false });
  },
);

test('what is looked for is counted up to a thousand, a list to its end', async () => {
  const { all, ...found } = await count({ search: 'asha' });
  expect(found).toEqual({ found: 1000, is_more: true });
  expect(all).toBeGreaterThan(1400);
  expect(await count({ search: 'nobody at all' })).toEqual({ all, found: 0, is_more: false });
});

test('values are suggested in one spelling, the most frequent first', async () => {
  const { fields } = v.parse(facetsSchema, await desk.call('desk_facets()'));
  expect(fields.city.map(({ value }) => value.toLowerCase())).toEqual(['pune', 'moga']);
  expect(fields.tag.map(({ value }) => value).sort()).toEqual(['Hot', 'mela']);
  expect(fields.source.map(({ value }) => value).sort()).toEqual(['JustDial', 'google']);
  expect(fields.campaign).toHaveLength(1);
  for (const { value, leads } of fields.city)
    expect(await count({ city: value })).toMatchObject({ found: leads });
});

test('what a visitor brought in the address is suggested only where it can be asked for', async () => {
  const last = { utm_campaign: 'x'.repeat(150), utm_source: ' odd ' };
  await desk.enquire({}, { attribution: { last } });
  const { fields } = v.parse(facetsSchema, await desk.call('desk_facets()'));
  const odd = Object.values(fields)
    .flat()
    .filter(({ value }) => value.length > 120 || value !== value.trim());
  expect(odd).toEqual([]);
});

test('leads of one moment are neither doubled nor left out', async () => {
  await desk.sql(`insert into public.leads (name, email, message, city, created_at)
    select 'Same moment', 'x@example.in', 'Hello', 'Agra', '2026-01-01' from generate_series(1, 25)`);
  const ids = await askAll({ city: 'agra' }, 4);
  expect(new Set(ids).size).toBe(25);
  expect(ids).toHaveLength(25);
});

describe('what is wrong is refused by name', () => {
  test.each<[object | null, string | null, number | null, string]>([
    [{ colour: 'red' }, null, null, 'filter cannot hold "colour"'],
    [[], null, null, 'filter must be an object'],
    [{ stage: [] }, null, null, 'stage must be a list'],
    [{ stage: ['sold'] }, null, null, 'stage must be one of'],
    [{ city: 5 }, null, null, 'city must be a text'],
    [{ city: '' }, null, null, 'city must be a text'],
    [{ search: 5 }, null, null, 'search must be a text'],
    [{ consent: 'maybe' }, null, null, 'consent must be one of'],
    [{ from: 'last week' }, null, null, 'from must be a date'],
    [{ until: '2026-02-31' }, null, null, 'until is no date'],
    [{ from: 7 }, null, null, 'from must be a date'],
    [{ list: 'tests', order: 'due' }, null, null, 'order: quarantine and tests'],
    [{}, 'page 2', null, 'after must be'],
    [{}, 'oldest exact 1 00000000-0000-4000-8000-000000000000', null, 'after must be'],
    [{ budget: '0' }, null, null, 'budget must be a whole number'],
    [{ score: 60 }, null, null, 'score must be a text'],
    [{}, 'newest exact 1 00000000-0000-4000-8000-000000000000 5', null, 'after must be'],
    [{ order: 'area' }, 'area exact 1 00000000-0000-4000-8000-000000000000 x', null, 'after must'],
    [{}, null, 0, 'at_most must be'],
    [{}, null, 201, 'at_most must be'],
  ])('%j, after %s, %s rows', async (filter, after, rows, sentence) => {
    const refused = await refusal(
      desk.call('desk_leads($1, $2, $3)', [JSON.stringify(filter), after, rows]),
    );
    expect(refused).toMatchObject({ code: '22023', message: expect.stringContaining(sentence) });
  });
});

test('a row tells how often the person enquired, by number in any writing or address in any case', async () => {
  const person = { phone: '+911672234567', email: 'Ravi@Example.in' };
  await desk.enquire({ name: 'Ravi One', ...person });
  await desk.enquire({ name: 'Ravi Two', phone: person.phone, email: 'other@example.in' });
  await desk.enquire({ name: 'Ravi Three', email: 'ravi@example.in' });
  const { rows } = await ask({ search: 'ravi' });
  const counts = Object.fromEntries(rows.map((row) => [row.name, row.enquiries_of_person]));
  expect(counts).toEqual({ 'Ravi One': 3, 'Ravi Two': 2, 'Ravi Three': 2 });
});
