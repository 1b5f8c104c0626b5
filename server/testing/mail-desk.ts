import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/database.ts';
import { type MailServer, startMailServer } from '../../tests/support/mail/smtp.ts';
import { queueMail } from '../mail/outbox.ts';
import { openTransport } from '../mail/transport.ts';
import { startMailWorker } from '../mail/worker.ts';
import type { Repeated } from '../process/repeat.ts';

export const mail = {
  recipient: 'leads@example.in',
  replyTo: 'harpreet@example.in',
  subject: 'Franchise enquiry from हरप्रीत',
  text: 'Space in Phase 8\n.\nFrom here on',
  html: '<p>Space in Phase 8</p>',
};

/**
 * An outbox in its own database, a new mail server for each test, and workers between them. Call it
 * once at the top of a test file.
 */
export function setUpMailDesk() {
  const desk = { server: undefined as unknown as MailServer };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  let test: TestDatabase;
  let workers: Repeated[] = [];

  const sql = async (text: string) =>
    (await test.database.transaction((tx) => tx.query(text))).rows;

  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    desk.server = await startMailServer();
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
    await desk.server.stop();
    await sql('delete from private.mail_outbox');
    for (const spy of Object.values(log)) spy.mockClear();
  });

  function startWorker(smtpUrl = desk.server.url, pollIntervalMs = 60_000): Repeated {
    const transport = openTransport({
      smtpUrl,
      mailFrom: 'YCTFC <no-reply@yctfc.example>',
      mailDir: '/nowhere',
      announce: () => {},
      isLocal: true,
    });
    const parts = { database: test.database, transport, log: log as never, pollIntervalMs };
    const worker = startMailWorker(parts);
    workers.push(worker);
    return worker;
  }

  return Object.assign(desk, {
    log,
    sql,
    startWorker,
    queue: (changes: Partial<typeof mail> = {}) =>
      test.database.transaction((tx) => queueMail(tx, { ...mail, ...changes })),
    outbox: () => sql('select * from private.mail_outbox order by created_at'),
    makeDue: () => sql('update private.mail_outbox set next_attempt_at = now()'),
  });
}
