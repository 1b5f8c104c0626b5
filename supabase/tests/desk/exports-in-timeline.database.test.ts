import { beforeEach, expect, test } from 'vitest';
import type { OneLead } from '../../../contract/desk/one-lead.ts';
import { startDesk } from './desk.ts';

const desk = await startDesk();

beforeEach(async () => {
  await desk.sql('truncate public.leads, private.lead_archive, private.exports cascade');
});

const begin = async (filter: object, all = true) =>
  desk.call('begin_export($1, $2, $3)', [JSON.stringify(filter), 'csv', all]);

/** What the timeline of a lead says about files. */
async function exportsOf(lead: string) {
  const one = await desk.call<NonNullable<OneLead>>('desk_lead($1)', [lead]);
  return one.timeline
    .filter(({ kind }) => kind === 'exported')
    .map(({ actor, detail }) => ({ actor, ...detail }));
}
const noted = () => desk.sql('select unnest(lead_ids) as id from private.export_pages');

test('a lead tells which files it left in, with how many and by whom', async () => {
  const asha = await desk.enquire();
  const vikram = await desk.enquire({ name: 'Vikram', email: 'vikram@example.in' });
  await begin({});
  await begin({ search: 'vikram' });
  const [{ email: actor }] = (await desk.sql('select email from auth.users where id = $1', [
    desk.cast.administrator.claims.sub,
  ])) as [{ email: string }];
  expect(await exportsOf(asha)).toEqual([{ actor, format: 'csv', leads: 2 }]);
  expect(await exportsOf(vikram)).toEqual([
    { actor, format: 'csv', leads: 2 },
    { actor, format: 'csv', leads: 1 },
  ]);
});

test('who was left out of a file was not exported', async () => {
  const asha = await desk.enquire();
  const vikram = await desk.enquire({ name: 'Vikram', email: 'vikram@example.in' });
  await desk.sql('update public.leads set withdrawn_at = now() where id = $1', [asha]);
  await begin({}, false);
  expect(await exportsOf(asha)).toEqual([]);
  expect(await exportsOf(vikram)).toMatchObject([{ leads: 1 }]);
});

test('the export of a person names the files, and an erased person is in none', async () => {
  await desk.enquire();
  const vikram = await desk.enquire({ name: 'Vikram', email: 'vikram@example.in' });
  await begin({});
  const person = await desk.call<{ exports: object[] }>("export_person('asha@example.in')");
  expect(person.exports).toEqual([{ at: expect.any(String), format: 'csv' }]);
  await desk.call("erase_person('asha@example.in')");
  expect(await noted()).toEqual([{ id: vikram }]);
});

test('a lead in the bin keeps what was noted of it', async () => {
  const asha = await desk.enquire();
  await begin({});
  await desk.sql('delete from public.leads');
  expect(await noted()).toEqual([{ id: asha }]);
});

test('retention forgets an export after a year', async () => {
  await desk.enquire();
  await begin({});
  await begin({});
  await desk.sql(`update private.exports set at = now() - interval '366 days'
    where id = (select id from private.exports limit 1)`);
  await desk.callAs('service', 'run_retention()');
  expect(await noted()).toHaveLength(1);
});
