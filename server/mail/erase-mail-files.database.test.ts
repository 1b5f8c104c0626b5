import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/database.ts';
import { folderOfTest } from '../../tests/support/folders.ts';
import { eraseMailFiles } from './erase-mail-files.ts';
import { openTransport } from './transport.ts';

const LEAD = '11111111-1111-4111-8111-111111111111';
const log = { info: vi.fn(), error: vi.fn() };

let bench: TestDatabase;
let folder: string;
beforeEach(async () => {
  bench = await createTestDatabase();
  folder = folderOfTest();
  await sql(
    `insert into public.leads (id, name, email, message) values ('${LEAD}', 'Asha', 'asha@example.in', 'Hello')`,
  );
});
afterEach(async () => {
  expect(log.error).not.toHaveBeenCalled();
});

const sql = async (text: string) =>
  (await bench.database.transaction((tx) => tx.query(text))).rows ?? [];

/** Queues a mail, writes its file and returns the id. */
async function sendToFile(lead: string | null, recipient = 'asha@example.in'): Promise<string> {
  const [row] = await sql(
    `insert into private.mail_outbox (lead_id, recipient, subject, body_text, sent_at)
     values (${lead ? `'${lead}'` : 'null'}, '${recipient}', 'Hello', 'Text', now()) returning id`,
  );
  const transport = openTransport({
    mailFrom: 'no-reply@yctfc.example',
    mailDir: folder,
    announce: () => {},
    isLocal: false,
  });
  await transport.send({ recipient, subject: 'Hello', text: 'Text', html: '' }, row?.id);
  return String(row?.id);
}

/** One round, to its end. */
const sweep = () => eraseMailFiles({ folder, database: bench.database, log }).stop();

test('who is erased has no mail left on the disk, and others keep theirs', async () => {
  await sendToFile(LEAD);
  const other = await sendToFile(null, 'owner@example.in');
  await sql(`select private.erase_leads(array['${LEAD}'::uuid])`);
  await sweep();
  expect(await readdir(folder)).toEqual([expect.stringContaining(other)]);
});
