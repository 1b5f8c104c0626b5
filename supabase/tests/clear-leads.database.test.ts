import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '../../server/database/database.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import { type Cast, createCast, createLead, outcome } from './actors.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

let cast: Cast;
beforeAll(async () => {
  cast = await createCast(database);
  for (const name of ['Asha', 'Bilal', 'Chitra']) await createLead(database, name);
});

/** The request of the lead desk's Clear All (specification §7). */
const clearAll = async (tx: Transaction) =>
  (await tx.query("delete from public.leads where id >= '00000000-0000-0000-0000-000000000000'"))
    .rowCount;

const countLeads = async () =>
  (await database.transaction((tx) => tx.query('select from public.leads'))).rowCount;

test('a stranger’s Clear All removes nothing and does not say what there was', async () => {
  expect(await outcome(database, cast.stranger, clearAll)).toBe(0);
});

test.each(['anonymous', 'service'] as const)('%s may not even try', async (actor) => {
  expect(await outcome(database, cast[actor], clearAll)).toBe('denied');
});

test('the administrator’s Clear All removes every lead, the lowest id included', async () => {
  await database.transaction((tx) =>
    tx.query(
      `insert into public.leads (id, name, email, message)
       values ('00000000-0000-0000-0000-000000000000', 'Dev', 'dev@example.in', 'Hello')`,
    ),
  );
  expect(await countLeads()).toBe(4);
  expect(await database.transactionAs(cast.administrator, clearAll)).toBe(4);
  expect(await countLeads()).toBe(0);
});

test('with a lead go the mails about it: they hold the same personal data', async () => {
  const lead = {
    id: '00000000-0000-4000-8000-00000000000b',
    name: 'Esha',
    email: 'esha@example.in',
    message: 'Hello',
  };
  const mail = { recipient: 'owner@example.in', reply_to: 'esha@example.in', subject: 'Enquiry' };
  await database.transactionAs(cast.service, (tx) =>
    tx.query('select public.submit_enquiry($1, $2)', [
      JSON.stringify(lead),
      JSON.stringify([mail]),
    ]),
  );
  await database.transactionAs(cast.administrator, clearAll);
  const left = await database.transaction((tx) => tx.query('select from private.mail_outbox'));
  expect(left.rowCount).toBe(0);
});
