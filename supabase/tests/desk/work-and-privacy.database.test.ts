import { expect, test } from 'vitest';
import { startDesk } from './desk.ts';

const desk = await startDesk();

/** How many rows say something of a lead. */
const traces = async (id: string) => {
  const [row] = await desk.sql<{ events: number; search: number }>(
    `select (select count(*)::int from private.lead_events where lead_id = $1) as events,
       (select count(*)::int from private.lead_search where lead_id = $1) as search`,
    [id],
  );
  return row;
};
async function worked(words: object = {}): Promise<string> {
  const id = await desk.enquire(words);
  await desk.work(id, { stage: 'qualified', fields: { city: 'Moga' }, tags: ['hot'] });
  await desk.work(id, { note: 'Owns a petrol pump' });
  return id;
}

test('an erasure leaves nothing of the work, also of an archived lead', async () => {
  const ids = [
    await worked({ email: 'gone@example.in' }),
    await worked({ email: 'gone@example.in' }),
  ];
  await desk.sql('delete from public.leads where id = $1', [ids[0]]);
  expect(await desk.call('erase_person($1)', ['gone@example.in'])).toBe(2);
  for (const id of ids) expect(await traces(id)).toEqual({ events: 0, search: 0 });
});

test('retention takes the timeline with the last copy of a lead, and no earlier', async () => {
  const [old, kept] = [await worked(), await worked()];
  await desk.sql("update public.leads set created_at = now() - interval '3 years' where id = $1", [
    old,
  ]);
  await desk.callAs('service', 'run_retention()');
  expect(await traces(old)).toEqual({ events: 2, search: 0 });
  await desk.sql("update private.lead_archive set purge_at = now() - interval '1 day'");
  await desk.callAs('service', 'run_retention()');
  expect(await traces(old)).toEqual({ events: 0, search: 0 });
  expect(await traces(kept)).toEqual({ events: 2, search: 1 });
});

test('a test enquiry leaves no work behind', async () => {
  const id = await desk.call<string>('begin_test_enquiry()');
  await desk.submit({}, id);
  await desk.work(id, { note: 'Only a test' });
  await desk.sendAll();
  expect(await traces(id)).toEqual({ events: 0, search: 0 });
});

test('the export of a person holds our columns and what was done, without who did it', async () => {
  const id = await worked({ email: 'export@example.in' });
  const exported = await desk.call<{ enquiries: unknown; work: unknown }>('export_person($1)', [
    'export@example.in',
  ]);
  expect(exported.enquiries).toMatchObject([
    { id, stage: 'qualified', city: 'Moga', tags: ['hot'] },
  ]);
  expect(exported.work).toMatchObject([
    { lead_id: id, kind: 'work', change: { stage: 'qualified' }, is_undone: false },
    { lead_id: id, change: { note: 'Owns a petrol pump' } },
  ]);
  expect(JSON.stringify(exported.work)).not.toContain('actor');
});

test('the audit log names each action and its lead, and nothing of what was noted', async () => {
  const id = await worked();
  const entries = await desk.sql<{ detail: object }>(
    "select action, detail from private.audit_log where action = 'leads.worked' and detail -> 'ids' ? $1",
    [id],
  );
  expect(entries).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toContain('petrol');
});
