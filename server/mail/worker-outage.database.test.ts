import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from './outbox.ts';
import { startMailWorker } from './worker.ts';

const mail = {
  recipient: 'leads@example.in',
  subject: 'Enquiry',
  text: 'Text',
  html: '<p>Text</p>',
};
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
/** Number of next transactions that fail as if the database were away. */
let outage = 0;
const test = await createTestDatabase();

const flaky: Pick<Database, 'transactionAs'> = {
  transactionAs: (...asked) => {
    if (outage === 0) return test.database.transactionAs(...asked);
    outage -= 1;
    return Promise.reject(Object.assign(new Error('shutting down'), { code: '57P01' }));
  },
};

it('sends a mail only once even if the database is away right after', async () => {
  await test.database.transaction((tx) => queueMail(tx, mail));
  const send = vi.fn(async () => {
    outage = 2;
  });
  const transport = { send, close: async () => {} };
  const worker = startMailWorker({
    database: flaky as Database,
    transport,
    log,
    pollIntervalMs: 100,
  });
  const outbox = () =>
    test.database.transaction(
      async (tx) => (await tx.query('select sent_at, attempts from private.mail_outbox')).rows,
    );
  await vi.waitFor(async () => expect((await outbox())[0].sent_at).not.toBeNull(), 8_000);
  await worker.stop();
  expect(send).toHaveBeenCalledOnce();
  expect(await outbox()).toMatchObject([{ attempts: 1 }]);
});
