import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { viewsSchema } from '../../../contract/desk/list.ts';
import { LIST_LIMITS } from '../../../contract/desk/work-limits.ts';
import type { Caller } from '../../../server/caller.ts';
import { createUser, signedIn } from '../actors.ts';
import { refusal, startDesk } from './desk.ts';

const desk = await startDesk();
const { database } = desk;

let other: Caller;
let otherId: string;
beforeAll(async () => {
  otherId = await createUser(database, 'second@example.in');
  await desk.sql("insert into public.profiles (user_id, role) values ($1, 'admin')", [otherId]);
  other = signedIn(otherId);
});
beforeEach(() => desk.sql('delete from private.desk_views'));

const views = async () => v.parse(viewsSchema, await desk.call('desk_views()'));
const save = (name: unknown, filter: unknown = { city: 'Moga' }, id: unknown = randomUUID()) =>
  desk.call('save_desk_view($1, $2, $3)', [id, name, JSON.stringify(filter)]);
const asOther = (call: string, values: unknown[] = []) =>
  database.transactionAs(
    other,
    async (tx) => (await tx.query(`select public.${call} as answer`, values)).rows[0]?.answer,
  );

test('a view is kept, renamed, changed and deleted', async () => {
  const id = randomUUID();
  await save('  Hot in Moga ', { city: 'Moga', stage: ['new'], from: '7d' }, id);
  await save('Second');
  expect(await views()).toEqual([
    { id, name: 'Hot in Moga', filter: { city: 'Moga', stage: ['new'], from: '7d' } },
    { id: expect.any(String), name: 'Second', filter: { city: 'Moga' } },
  ]);
  // The answer was lost and it is sent again; then it gets another name.
  await save('Hot in Moga', { city: 'Moga' }, id);
  await save('Moga', { city: 'Moga' }, id);
  expect((await views()).map(({ name }) => name)).toEqual(['Moga', 'Second']);
  expect(await desk.call('delete_desk_view($1)', [id])).toBe(true);
  expect(await desk.call('delete_desk_view($1)', [id])).toBe(false);
  expect((await views()).map(({ name }) => name)).toEqual(['Second']);
});

test.each([
  ['', {}, 'name'],
  ['x'.repeat(LIST_LIMITS.viewName + 1), {}, 'name'],
  ['two\nlines', {}, 'name'],
  [null, {}, 'name'],
  ['Good', { colour: 'red' }, 'colour'],
  ['Good', [], 'filter'],
  ['Good', null, 'filter'],
  ['Good', { city: 'x'.repeat(121) }, 'city'],
])('%j with %j is refused by the name of the field', async (name, filter, field) => {
  expect(await refusal(save(name, filter))).toMatchObject({
    code: '22023',
    message: expect.stringContaining(field),
  });
  expect(await views()).toEqual([]);
});

test('one name is one view, however it is written', async () => {
  await save('Moga');
  expect(await refusal(save(' MOGA '))).toMatchObject({
    code: '22023',
    message: expect.stringContaining('name'),
  });
  expect(await views()).toHaveLength(1);
});

test('so many are kept and no more, also when several are saved at once', async () => {
  for (let at = 1; at < LIST_LIMITS.views; at += 1) await save(`View ${at}`);
  const outcomes = await Promise.all([save('One'), save('Two'), save('Three')].map(refusal));
  expect(outcomes.filter((outcome) => outcome)).toEqual([
    { code: '22023', message: expect.stringContaining('30 views') },
    { code: '22023', message: expect.stringContaining('30 views') },
  ]);
  expect(await views()).toHaveLength(LIST_LIMITS.views);
});

test('each account has its own, and nobody reaches those of another', async () => {
  const id = randomUUID();
  await save('Mine', { city: 'Moga' }, id);
  expect(await asOther('desk_views()')).toEqual([]);
  expect(await refusal(asOther('save_desk_view($1, $2, $3)', [id, 'Stolen', '{}']))).toMatchObject({
    code: 'PT404',
  });
  expect(await asOther('delete_desk_view($1)', [id])).toBe(false);
  expect((await views()).map(({ name }) => name)).toEqual(['Mine']);
  await asOther('save_desk_view($1, $2, $3)', [randomUUID(), 'Mine', '{}']);
  expect(await desk.sql('select name from private.desk_views')).toHaveLength(2);
  await desk.sql('delete from auth.users where id = $1', [otherId]);
  expect(await desk.sql('select id from private.desk_views')).toEqual([{ id }]);
});
