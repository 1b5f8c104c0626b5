import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import { type MailServer, startMailServer } from '../../tests/support/mail/smtp.ts';
import type { Repeated } from '../process/repeat.ts';
import { queueMail } from './outbox.ts';
import { openTransport } from './transport.ts';
import { startMailWorker } from './worker.ts';

const mail = {
  recipient: 'leads@example.in',
  replyTo: 'harpreet@example.in',
  subject: 'Franchise enquiry from हरप्रीत',
  text: 'Space in Phase 8\n.\nFrom here on',
  html: '<p>Space in Phase 8</p>',
};

const { database } = await createTestDatabase();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let server: MailServer;
let workers: Repeated[] = [];
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await server.stop();
  await sql('delete from private.mail_outbox');
  for (const spy of Object.values(log)) spy.mockClear();
});

const sql = async (text: string) => (await database.transaction((tx) => tx.query(text))).rows;
const queue = (changes: Partial<typeof mail> = {}) =>
  database.transaction((tx) => queueMail(tx, { ...mail, ...changes }));
const outbox = () => sql('select * from private.mail_outbox order by created_at');
const makeDue = () => sql('update private.mail_outbox set next_attempt_at = now()');

function startWorker(smtpUrl = server.url): Repeated {
  const transport = openTransport({
    smtpUrl,
    mailFrom: 'YCTFC <no-reply@yctfc.example>',
    mailDir: '/nowhere',
    announce: () => {},
    isLocal: true,
  });
  const worker = startMailWorker({
    database,
    transport,
    log: log as never,
    pollIntervalMs: 60_000,
  });
  workers.push(worker);
  return worker;
}

describe('a mail server that works', () => {
  it('gets the mail with its headers and both parts', async () => {
    await queue();
    startWorker();
    const received = await server.waitFor(() => true);
    const [{ id }] = (await outbox()) as [{ id: string }];
    expect(received).toMatchObject({
      envelopeFrom: 'no-reply@yctfc.example',
      envelopeTo: ['leads@example.in'],
      from: 'no-reply@yctfc.example',
      to: ['leads@example.in'],
      replyTo: ['harpreet@example.in'],
      subject: mail.subject,
      messageId: `<${id}@yctfc.example>`,
    });
    expect(received.text.trim()).toBe(mail.text);
    expect(received.html).toContain(mail.html);
  });

  it('gets a mail as soon as the worker is woken', async () => {
    const worker = startWorker();
    await queue();
    worker.wake();
    await server.waitFor(() => true, 5_000);
  });

  it('gets each mail once, however many workers run', async () => {
    const subjects = Array.from({ length: 12 }, (_, number) => `Mail ${number}`);
    for (const subject of subjects) await queue({ subject });
    const some = [startWorker(), startWorker(), startWorker()];
    for (const worker of some) worker.wake();
    await vi.waitFor(() => expect(server.mails.length).toBeGreaterThanOrEqual(12), 10_000);
    await Promise.all(some.map((worker) => worker.stop()));
    expect(server.mails.map(({ subject }) => subject).sort()).toEqual(subjects.sort());
  });

  it('gets a non-ASCII Reply-To that names one address', async () => {
    await queue({ replyTo: 'name@उदाहरण.भारत' });
    startWorker();
    expect((await server.waitFor(() => true)).replyTo).toHaveLength(1);
  });
});

it('what is injected adds neither recipient nor header', async () => {
  await queue({
    replyTo: 'a@example.in, b@example.com',
    subject: '=?utf-8?q?a=0D=0ABcc:_all@example.com?=',
  });
  startWorker();
  const received = await server.waitFor(() => true);
  expect(received.envelopeTo).toEqual(['leads@example.in']);
  expect(received.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(received.replyTo.length).toBeLessThanOrEqual(1);
});

it('stops only after the current mail is settled', async () => {
  await queue();
  const worker = startWorker();
  await server.waitFor(() => true);
  await worker.stop();
  expect((await outbox())[0].sent_at).not.toBeNull();
});

describe('a mail server that does not', () => {
  const failed = () =>
    vi.waitFor(async () => {
      const [row] = await outbox();
      expect(row.last_error).not.toBeNull();
      return row;
    }, 40_000);

  it.each(['refuse', 'defer'] as const)(
    '%s: the mail waits and is sent later',
    async (behaviour) => {
      server.behave(behaviour);
      await queue();
      const worker = startWorker();
      const row = await failed();
      expect(row).toMatchObject({
        sent_at: null,
        abandoned_at: null,
        attempts: 1,
        body_text: mail.text,
      });
      expect(row.next_attempt_at.getTime()).toBeGreaterThan(Date.now());
      server.behave('accept');
      await makeDue();
      worker.wake();
      await server.waitFor(() => true);
    },
  );

  it('is down, then up', async () => {
    const { url } = server;
    await server.stop();
    await queue();
    const worker = startWorker(url);
    expect((await failed()).last_error).toMatch(/ECONNREFUSED|ESOCKET|ECONNECTION/);
    server = await startMailServer();
    await worker.stop();
    await makeDue();
    startWorker();
    await server.waitFor(() => true);
  });

  it('hangs: the worker gives up on it and stops in time', async () => {
    server.behave('hang');
    await queue();
    const worker = startWorker();
    await vi.waitFor(async () => expect((await outbox())[0].attempts).toBe(1));
    await worker.stop();
    expect(await outbox()).toMatchObject([
      { sent_at: null, last_error: expect.stringMatching(/abort/i) },
    ]);
  });

  it('leaves no address in the log, and says so when a mail is given up', async () => {
    server.behave('refuse');
    await queue();
    await sql('update private.mail_outbox set attempts = 19');
    startWorker();
    await vi.waitFor(async () => expect((await outbox())[0].abandoned_at).not.toBeNull());
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ attempts: 20, responseCode: 550 }),
      'mail abandoned',
    );
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('@');
    expect((await outbox())[0].last_error).not.toContain('@');
  });
});
