import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { type Desk, openDesk, refusal } from '../desk/desk.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(database);
  // Somebody of the team who works on leads and is not the administrator.
  await desk.sql(`create or replace function private.desk_role() returns text
    language sql stable security definer set search_path = ''
    as $$ select case when private.is_admin() then 'owner' when auth.uid() is not null then 'caller' end $$`);
});

const LEAD = '{"name": "Asha", "phone": "+919876543210"}';
const asCaller = (call: string, values: unknown[] = []) =>
  refusal(
    database.transactionAs(desk.cast.stranger, async (tx) => {
      const { rows } = await tx.query(`select public.${call} as answer`, values);
      return rows[0].answer;
    }),
  );

test('who works on leads adds one, takes it back, and sees what is known', async () => {
  const id = randomUUID();
  expect(await asCaller('add_lead($1, $2)', [id, LEAD])).toMatchObject({ id, is_new: true });
  const contacts = '[{"phone": "+919876543210"}]';
  expect(await asCaller('find_known($1)', [contacts])).toMatchObject([{ count: 1 }]);
  expect(await asCaller('undo_add($1)', [id])).toBe(true);
});

test('and takes back nobody else’s', async () => {
  const id = randomUUID();
  await desk.call('add_lead($1, $2)', [id, LEAD]);
  expect(await asCaller('undo_add($1)', [id])).toMatchObject({ code: 'PT404' });
});

test.each([
  'export_size()',
  "begin_export('{}', 'csv', true)",
  'desk_export(gen_random_uuid())',
  'export_progress(gen_random_uuid())',
  'end_export(gen_random_uuid())',
  `import_leads(gen_random_uuid(), '[{"number": 1, "lead": ${LEAD}}]')`,
  'undo_import(gen_random_uuid())',
])('but not %s', async (call) => {
  expect(await asCaller(call)).toMatchObject({ code: '42501' });
});
