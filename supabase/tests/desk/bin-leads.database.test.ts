import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { openDesk, refusal } from './desk.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);
const desk = await openDesk(database);
const { sql, call, callAs } = desk;
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

test('one batch is one entry, with the ids', async () => {
  await addLeads(2);
  const before = await lastAudit();
  await bin(randomUUID(), EVERYTHING);
  expect(await audited(before)).toMatchObject([
    { action: 'leads.deleted', detail: { count: 2, ids: { length: 2 } } },
  ]);
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

test('two at once do not hinder each other and delete everything once', async () => {
  await addLeads(60);
  const empty = async (run: string) => {
    for (;;) {
      const answer = await bin(run, EVERYTHING, 7);
      if (answer.is_finished) return answer.done;
    }
  };
  const [one, two] = await Promise.all([empty(randomUUID()), empty(randomUUID())]);
  expect(one + two).toBe(60);
  expect(await countLeads()).toBe(0);
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

test.each(['stranger', 'anonymous', 'service'] as const)('%s deletes nothing so', async (who) => {
  await addLeads(1);
  await expect(
    callAs(who, 'bin_leads($1, $2)', [randomUUID(), JSON.stringify(EVERYTHING)]),
  ).rejects.toThrow('permission denied');
  expect(await countLeads()).toBe(1);
});

test('retention forgets runs of the day before', async () => {
  await addLeads(2);
  await bin(randomUUID(), EVERYTHING, 1);
  await sql("update private.bulk_runs set started_at = now() - interval '25 hours'");
  await callAs('service', 'run_retention()');
  expect(await sql('select from private.bulk_runs')).toEqual([]);
});
