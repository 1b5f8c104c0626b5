import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { CHANNELS, OUTCOMES } from '../../../contract/desk/contact.ts';
import { LISTS, ORDERS } from '../../../contract/desk/list.ts';
import { STAGE_MOVES, STAGES } from '../../../contract/desk/stages.ts';
import { LIST_LIMITS, WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { refusal, startDesk } from './desk.ts';

const desk = await startDesk();

let lead: string;
beforeAll(async () => {
  lead = await desk.enquire();
});

const isTaken = async (change: object) =>
  refusal(desk.work(lead, change)).then((answer) => !('code' in (answer as object)));
const badValue = (field: string) => ({
  code: '22023',
  message: expect.stringContaining(field),
});

test('moves between stages are those of the contract', async () => {
  const rows = await desk.sql<{ from: string; moves: string[] }>(
    `select f as from, array(select t from unnest($1::text[]) t where private.is_stage_move(f, t) and f <> t) as moves
     from unnest($1::text[]) f`,
    [STAGES],
  );
  const moves = Object.fromEntries(rows.map(({ from, moves: to }) => [from, to.sort()]));
  const contract = Object.entries(STAGE_MOVES).map(([from, to]) => [from, [...to].sort()]);
  expect(moves).toEqual(Object.fromEntries(contract));
});

/** Text is counted in characters: each of these takes three bytes. */
const text = (length: number) => 'क'.repeat(length);
const TEXTS: [string, number, (value: string) => object][] = [
  ['note', WORK_LIMITS.note, (note) => ({ note })],
  ['next.what', WORK_LIMITS.nextWhat, (what) => ({ next: { at: '2026-12-01T04:30:00Z', what } })],
  ...(['city', 'model', 'brand', 'language', 'source'] as const).map(
    (field): [string, number, (value: string) => object] => [
      field,
      WORK_LIMITS[field],
      (value) => ({ fields: { [field]: value } }),
    ],
  ),
  ['tags', WORK_LIMITS.tag, (tag) => ({ tags: [tag] })],
];

test.each(TEXTS)(
  '%s is as long as the contract allows, and no text without words',
  async (field, longest, change) => {
    expect(await refusal(desk.work(lead, change(text(longest))))).toHaveProperty('lead');
    for (const value of [text(longest + 1), '', ' '])
      expect(await refusal(desk.work(lead, change(value)))).toEqual(badValue(field));
  },
);

test.each([
  ['area_sqft', WORK_LIMITS.areaSqftMin, WORK_LIMITS.areaSqftMax],
  ['budget_rupees', WORK_LIMITS.budgetRupeesMin, WORK_LIMITS.budgetRupeesMax],
  ['best_hour', WORK_LIMITS.bestHourMin, WORK_LIMITS.bestHourMax],
])('%s is a whole number from %i to %i', async (field, lowest, highest) => {
  const set = (value: unknown) => refusal(desk.work(lead, { fields: { [field]: value } }));
  for (const value of [lowest, highest]) expect(await set(value)).toHaveProperty('lead');
  for (const value of [lowest - 1, highest + 1, 1.5, '1', true, []])
    expect(await set(value)).toEqual(badValue(field));
});

test('so many tags and no more', async () => {
  const tags = Array.from({ length: WORK_LIMITS.tags }, (_, index) => `tag ${index}`);
  expect(await isTaken({ tags })).toBe(true);
  expect(await refusal(desk.work(lead, { tags: [...tags, 'more'] }))).toEqual(badValue('tags'));
});

/** What an outcome asks for besides. */
const NEEDED: Partial<Record<string, object>> = {
  'call-back': { next: { at: '2026-12-01T04:30:00Z' } },
  'not-interested': { reason: 'Only asked' },
};

test('channels, outcomes, lists and orders of the contract are taken, others are not', async () => {
  for (const channel of CHANNELS)
    for (const outcome of OUTCOMES)
      expect(await isTaken({ contact: { channel, outcome }, ...NEEDED[outcome] })).toBe(true);
  expect(await isTaken({ contact: { channel: 'pigeon', outcome: 'reached' } })).toBe(false);
  expect(await isTaken({ contact: { channel: 'call', outcome: 'hm' } })).toBe(false);
  const ask = (filter: object) => refusal(desk.call('desk_leads($1)', [JSON.stringify(filter)]));
  for (const list of LISTS) expect(await ask({ list })).toHaveProperty('rows');
  for (const order of ORDERS) expect(await ask({ order })).toHaveProperty('rows');
  expect(await ask({ list: 'everything' })).toEqual(badValue('list'));
  expect(await ask({ order: 'random' })).toEqual(badValue('order'));
});

test('bounds of lists are those of the contract', async () => {
  const ask = (filter: object, rows: number | null) =>
    refusal(desk.call('desk_leads($1, null, $2)', [JSON.stringify(filter), rows]));
  expect(await ask({}, LIST_LIMITS.rows)).toHaveProperty('rows');
  expect(await ask({}, LIST_LIMITS.rows + 1)).toEqual(badValue('at_most'));
  expect(await ask({ search: text(LIST_LIMITS.search) }, 1)).toHaveProperty('rows');
  expect(await ask({ search: text(LIST_LIMITS.search + 1) }, 1)).toEqual(badValue('search'));
  expect(await ask({ city: text(LIST_LIMITS.filterValue) }, 1)).toHaveProperty('rows');
  expect(await ask({ city: text(LIST_LIMITS.filterValue + 1) }, 1)).toEqual(badValue('city'));
  const long = await desk.enquire({ message: text(LIST_LIMITS.messageStart + 1) });
  const page = await desk.call<{ rows: { id: string; message: string }[] }>('desk_leads()');
  const row = page.rows.find(({ id }) => id === long);
  expect(row).toMatchObject({ message: text(LIST_LIMITS.messageStart), message_is_cut: true });
});

test('an action can be undone for as long as the contract says', async () => {
  const within = (await desk.work(lead, { note: 'One' })).action_id;
  await desk.age(within, WORK_LIMITS.undoSeconds - 2);
  expect(await desk.undo(within)).toMatchObject({ is_undone: true });
  const late = (await desk.work(lead, { note: 'Two' })).action_id;
  await desk.age(late, WORK_LIMITS.undoSeconds + 1);
  expect(await refusal(desk.undo(late))).toMatchObject({ code: 'PT410' });
});

test('refusals bear the codes of the contract', async () => {
  const nobody = randomUUID();
  expect(await refusal(desk.work(nobody, { note: 'x' }))).toMatchObject({ code: 'PT404' });
  expect(await refusal(desk.undo(nobody))).toMatchObject({ code: 'PT404' });
});
