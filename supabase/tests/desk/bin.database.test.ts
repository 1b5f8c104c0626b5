import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { type Cast, createCast } from '../actors.ts';
import { leadLife } from '../lead-life.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

let cast: Cast;
const { sql, callAs, submit } = leadLife(database, () => cast);
beforeAll(async () => {
  cast = await createCast(database);
});
beforeEach(() => sql('truncate public.leads, private.lead_archive, private.mail_outbox cascade'));

const deleteAll = () =>
  database.transactionAs(cast.administrator, (tx) => tx.query('delete from public.leads'));
const restore = (ids: string[] | null) =>
  callAs<number>('administrator', 'restore_leads($1::uuid[])', [ids]);
const readBin = () =>
  callAs<{ count: number; leads: { id: string; name: string }[] }>('administrator', 'desk_bin()');

test('a deleted lead comes back as it was, with its work, once', async () => {
  const id = await submit();
  await callAs('administrator', 'work_lead($1, $2, $3)', [
    randomUUID(),
    id,
    {
      contact: { channel: 'mail', outcome: 'reached' },
      note: 'Wants a shop',
      fields: { city: 'Moga' },
    },
  ]);
  const [before] = await sql('select * from public.leads');
  await deleteAll();
  expect(await readBin()).toMatchObject({ count: 1, leads: [{ id, name: before?.name }] });
  expect(await restore([id])).toBe(1);
  expect(await sql('select * from public.leads')).toEqual([before]);
  const whole = await callAs<{ timeline: { kind: string }[] }>('administrator', 'desk_lead($1)', [
    id,
  ]);
  expect(whole.timeline.map(({ kind }) => kind)).toContain('work');
  expect(await restore([id])).toBe(0);
  expect(await readBin()).toMatchObject({ count: 0, leads: [] });
  expect(await sql('select from private.lead_archive')).toEqual([]);
  expect(await sql("select detail from private.audit_log where action = 'leads.restored'")).toEqual(
    [{ detail: { count: 1, ids: [id] } }],
  );
  // It can be found and counted again.
  expect(await callAs('administrator', 'desk_counts()')).toMatchObject({ all: 1 });
  expect(await callAs('administrator', 'desk_leads($1)', [{ search: 'moga' }])).toMatchObject({
    rows: [{ id }],
  });
});

test('without a choice everything comes back, the newest of the bin first in its list', async () => {
  const first = await submit();
  await deleteAll();
  const second = await submit();
  await deleteAll();
  expect((await readBin()).leads.map(({ id }) => id)).toEqual([second, first]);
  expect(await restore(null)).toBe(2);
  expect(await sql('select from public.leads')).toHaveLength(2);
});

test('what is older than 30 days, grew old or was erased does not come back', async () => {
  const late = await submit();
  await deleteAll();
  await sql("update private.lead_archive set archived_at = now() - interval '30 days 1 minute'");
  const expired = await submit();
  await database.transaction(async (tx) => {
    await tx.query("select set_config('yctfc.removal', 'expired', true)");
    await tx.query('delete from public.leads');
  });
  const erased = await submit();
  await deleteAll();
  await callAs('service', 'erase_enquiry($1)', [erased]);
  expect(await restore([late, expired, erased])).toBe(0);
  expect(await restore(null)).toBe(0);
  expect(await readBin()).toMatchObject({ count: 0, leads: [] });
  // The law's copies of the first two stay.
  expect(await sql('select from private.lead_archive')).toHaveLength(2);
});

test('a copy that is older than a column of today comes back with its beginning', async () => {
  const id = await submit();
  await deleteAll();
  await sql("update private.lead_archive set lead = lead - 'stage' - 'tags' - 'history'");
  expect(await restore([id])).toBe(1);
  expect(await sql('select stage, tags, history from public.leads')).toEqual([
    { stage: 'new', tags: [], history: [] },
  ]);
});

test('a test enquiry goes without a trace', async () => {
  await sql(
    `insert into public.leads (name, email, message, is_test) values ('T', 't@e.in', 'm', true)`,
  );
  await deleteAll();
  expect(await readBin()).toMatchObject({ count: 0, leads: [] });
});

test('too many at once are refused with a sentence', async () => {
  const ids = Array.from({ length: 2001 }, () => randomUUID());
  await expect(restore(ids)).rejects.toThrow('lead_ids: at most 2000 at once');
});

test.each(['stranger', 'anonymous', 'service'] as const)(
  '%s neither sees nor empties the bin',
  async (who) => {
    await submit();
    await deleteAll();
    await expect(callAs(who, 'desk_bin()')).rejects.toThrow('permission denied');
    await expect(callAs(who, 'restore_leads()')).rejects.toThrow('permission denied');
    expect(await sql('select from private.lead_archive')).toHaveLength(1);
  },
);
