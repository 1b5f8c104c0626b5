import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { refusal, startDesk } from './desk.ts';

const desk = await startDesk();
const { call, callAs, clearAll, database, sql, submit } = desk;
beforeEach(async () => {
  await sql(
    'truncate public.leads, private.lead_archive, private.mail_outbox, private.bulk_runs cascade',
  );
});

interface Run {
  total: number | null;
  done: number;
  is_finished: boolean;
}
const bin = (run: string, target: object, atMost = 2000) =>
  call<Run>('bin_leads($1, $2, $3)', [run, JSON.stringify(target), atMost]);
const EVERYTHING = { everything: true };

/** So many leads, a minute apart; the first ones are the newest. */
const addLeads = (count: number, more = '') =>
  sql(
    `insert into public.leads (name, email, phone, message, calls_allowed, created_at ${more && ', quarantined_at'})
     select 'Lead ' || n, n || '@example.in', '+9198765' || lpad(n::text, 5, '0'), 'Hello', true,
       now() - make_interval(mins => n) ${more && ', now()'} from generate_series(1, $1) n`,
    [count],
  );
const countLeads = async () => (await sql('select from public.leads')).length;
const audited = async (since: number) =>
  sql(
    "select action, detail from private.audit_log where id > $1 and action like 'leads.%' order by id",
    [since],
  );
const lastAudit = async () =>
  Number((await sql('select coalesce(max(id), 0) as id from private.audit_log'))[0]?.id);

test('everything goes, a batch with each call, quarantine and tests too, and is told in two entries', async () => {
  await addLeads(5);
  await addLeads(2, 'quarantine');
  await sql(
    `insert into public.leads (name, email, message, is_test) values ('T', 't@e.in', 'm', true)`,
  );
  const [before, run] = [await lastAudit(), randomUUID()];
  expect(await bin(run, EVERYTHING, 3)).toMatchObject({ total: 7, done: 3, is_finished: false });
  expect(await bin(run, EVERYTHING, 3)).toMatchObject({ done: 6, is_finished: false });
  expect(await bin(run, EVERYTHING, 3)).toMatchObject({ done: 8, is_finished: true });
  expect(await countLeads()).toBe(0);
  // Asked again it is answered the same, and nothing happens.
  await addLeads(1);
  expect(await bin(run, EVERYTHING, 3)).toMatchObject({ done: 8, is_finished: true });
  expect(await countLeads()).toBe(1);
  expect(await audited(before)).toEqual([
    { action: 'leads.deleting', detail: { count: 7 } },
    { action: 'leads.deleted', detail: { count: 8 } },
  ]);
  expect(await call('desk_counts()')).toMatchObject({ all: 1 });
});

test('what comes in while it runs stays', async () => {
  await addLeads(4);
  const run = randomUUID();
  await bin(run, EVERYTHING, 2);
  const late = await desk.enquire({ name: 'Late' });
  expect(await bin(run, EVERYTHING, 9)).toMatchObject({ done: 4, is_finished: true });
  expect(await sql('select id from public.leads')).toEqual([{ id: late }]);
});

test('it can be stopped; what went is told, and comes back together', async () => {
  await addLeads(5);
  const [before, run] = [await lastAudit(), randomUUID()];
  await bin(run, EVERYTHING, 3);
  expect(await bin(run, EVERYTHING, 0)).toMatchObject({ done: 3, is_finished: true });
  expect((await audited(before)).at(-1)).toEqual({ action: 'leads.deleted', detail: { count: 3 } });
  const other = randomUUID();
  await bin(other, EVERYTHING);
  const held = await call<{ count: number; removals: { id: string; count: number }[] }>(
    'desk_bin()',
  );
  expect(held).toMatchObject({
    count: 5,
    removals: [
      { id: other, count: 2 },
      { id: run, count: 3 },
    ],
  });
  expect(await call('restore_leads(removal => $1)', [run])).toBe(3);
  expect(await call('restore_leads(removal => $1)', [run])).toBe(0);
  expect(await countLeads()).toBe(3);
});

test('a filter takes what it finds and leaves the others', async () => {
  await addLeads(3);
  await addLeads(4, 'quarantine');
  const target = { filter: { list: 'quarantine' } };
  const run = randomUUID();
  expect(await bin(run, target, 3)).toMatchObject({ total: 4, done: 3, is_finished: false });
  expect(await bin(run, target, 3)).toMatchObject({ done: 4, is_finished: true });
  expect(await countLeads()).toBe(3);
  expect(await bin(randomUUID(), { filter: { search: 'Lead 2' } })).toMatchObject({ done: 1 });
  expect(await sql('select name from public.leads order by name')).toEqual([
    { name: 'Lead 1' },
    { name: 'Lead 3' },
  ]);
  // A search may hold a name: nothing of it is kept once the run is at its end.
  expect(await sql("select from private.bulk_runs where target <> '{}'")).toEqual([]);
});

test('the order "due" means leads with a next step only, also here', async () => {
  await addLeads(2);
  await sql("update public.leads set due_at = now() where name = 'Lead 1'");
  expect(await bin(randomUUID(), { filter: { order: 'due' } })).toMatchObject({ done: 1 });
  expect(await sql('select name from public.leads')).toEqual([{ name: 'Lead 2' }]);
});

test('the bin is read in pages', async () => {
  await addLeads(5);
  await bin(randomUUID(), EVERYTHING, 5);
  type Page = { next: string | null; leads: { name: string }[] };
  const names: string[] = [];
  let after: string | null = null;
  do {
    const page: Page = await call<Page>('desk_bin(2, $1)', [after]);
    names.push(...page.leads.map(({ name }) => name));
    after = page.next;
  } while (after);
  expect(names.sort()).toEqual(['Lead 1', 'Lead 2', 'Lead 3', 'Lead 4', 'Lead 5']);
  expect(await refusal(call('desk_bin(2, $1)', ['soon']))).toMatchObject({ code: '22023' });
});

test.each([
  [{}, 'target must hold one of everything, ids and filter.'],
  [{ everything: false }, 'target.everything must be true.'],
  [{ ids: [] }, 'target.ids must be a list of 1 to 2000 ids.'],
  [{ ids: ['x'] }, 'target.ids must be an id.'],
  [{ filter: { list: 'x' } }, 'list must be one of'],
  [{ other: 1 }, 'target cannot hold "other"'],
])('%j is refused by name', async (target, words) => {
  expect(await refusal(bin(randomUUID(), target))).toEqual({
    code: '22023',
    message: expect.stringContaining(words),
  });
});

test('a run belongs to who began it, and to what it is', async () => {
  await addLeads(3);
  const run = randomUUID();
  await bin(run, EVERYTHING, 1);
  await sql('update private.bulk_runs set actor = gen_random_uuid() where id = $1', [run]);
  expect(await refusal(bin(run, EVERYTHING))).toMatchObject({ code: '22023' });
  expect(await countLeads()).toBe(2);
});

const restore = (ids: string[] | null) => call<number>('restore_leads($1::uuid[])', [ids]);
const readBin = () => call<{ count: number; leads: { id: string; name: string }[] }>('desk_bin()');

test('a deleted lead comes back as it was, with its work, once', async () => {
  const id = await submit();
  await call('work_lead($1, $2, $3)', [
    randomUUID(),
    id,
    {
      contact: { channel: 'mail', outcome: 'reached' },
      note: 'Wants a shop',
      fields: { city: 'Moga' },
    },
  ]);
  const [before] = await sql('select * from public.leads');
  await clearAll();
  expect(await readBin()).toMatchObject({ count: 1, leads: [{ id, name: before?.name }] });
  expect(await restore([id])).toBe(1);
  expect(await sql('select * from public.leads')).toEqual([before]);
  const whole = await call<{ timeline: { kind: string }[] }>('desk_lead($1)', [id]);
  expect(whole.timeline.map(({ kind }) => kind)).toContain('work');
  expect(await restore([id])).toBe(0);
  expect(await readBin()).toMatchObject({ count: 0, leads: [] });
  expect(await sql('select from private.lead_archive')).toEqual([]);
  expect(
    await sql(
      "select detail from private.audit_log where action = 'leads.restored' order by id desc limit 1",
    ),
  ).toEqual([{ detail: { count: 1, ids: [id] } }]);
  // It can be found and counted again.
  expect(await call('desk_counts()')).toMatchObject({ all: 1 });
  expect(await call('desk_leads($1)', [{ search: 'moga' }])).toMatchObject({
    rows: [{ id }],
  });
});

test('without a choice everything comes back, the newest of the bin first in its list', async () => {
  const first = await submit();
  await clearAll();
  const second = await submit();
  await clearAll();
  expect((await readBin()).leads.map(({ id }) => id)).toEqual([second, first]);
  expect(await restore(null)).toBe(2);
  expect(await sql('select from public.leads')).toHaveLength(2);
});

test('what is older than 30 days, grew old or was erased does not come back', async () => {
  const late = await submit();
  await clearAll();
  await sql("update private.lead_archive set archived_at = now() - interval '30 days 1 minute'");
  const expired = await submit();
  await database.transaction(async (tx) => {
    await tx.query("select set_config('yctfc.removal', 'expired', true)");
    await tx.query('delete from public.leads');
  });
  const erased = await submit();
  await clearAll();
  await callAs('service', 'erase_enquiry($1)', [erased]);
  expect(await restore([late, expired, erased])).toBe(0);
  expect(await restore(null)).toBe(0);
  expect(await readBin()).toMatchObject({ count: 0, leads: [] });
  // The law's copies of the first two stay.
  expect(await sql('select from private.lead_archive')).toHaveLength(2);
});

test('a copy that is older than a column of today comes back with its beginning', async () => {
  const id = await submit();
  await clearAll();
  await sql("update private.lead_archive set lead = lead - 'stage' - 'tags' - 'history'");
  expect(await restore([id])).toBe(1);
  expect(await sql('select stage, tags, history from public.leads')).toEqual([
    { stage: 'new', tags: [], history: [] },
  ]);
});

test('too many at once are refused with a sentence', async () => {
  const ids = Array.from({ length: 2001 }, () => randomUUID());
  await expect(restore(ids)).rejects.toThrow('lead_ids: at most 2000 at once');
});

test('Clear All of the specification moves every lead into the bin, and the mails about them go', async () => {
  await submit();
  await desk.enquire({ id: '00000000-0000-0000-0000-000000000000' });
  const all = "delete from public.leads where id >= '00000000-0000-0000-0000-000000000000'";
  const deleted = await database.transactionAs(desk.cast.administrator, (tx) => tx.query(all));
  expect(deleted.rowCount).toBe(2);
  expect(await countLeads()).toBe(0);
  expect(await sql('select from private.mail_outbox')).toEqual([]);
  expect(await readBin()).toMatchObject({ count: 2 });
});
