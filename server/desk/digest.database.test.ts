import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLead } from '../../supabase/tests/actors.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import { folderOfFile } from '../../tests/support/folders.ts';
import { type MailServer, startMailServer } from '../../tests/support/mail/smtp.ts';
import { openTransport } from '../mail/transport.ts';
import { startMailWorker } from '../mail/worker.ts';
import { startDigest } from './digest.ts';

const EVERY_DAY = { hour: 0, days: [0, 1, 2, 3, 4, 5, 6] };
const HOME = { leadsTo: 'leads@example.in', deskUrl: 'https://desk.yctfc.example' };

const { database } = await createTestDatabase();
const siteFolder = folderOfFile();
mkdirSync(join(siteFolder, 'admin'));
const findSite = async () => siteFolder;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let server: MailServer;
const started: { stop(): Promise<void> }[] = [];

const sql = async (text: string) => (await database.transaction((tx) => tx.query(text))).rows;
const decide = (content: unknown) =>
  writeFileSync(join(siteFolder, 'admin/desk.json'), JSON.stringify(content));
const days = () => sql('select * from private.digests');
const mails = () => sql("select * from private.mail_outbox where kind = 'digest'");

function start(intervalMs = 60_000) {
  const transport = openTransport({
    smtpUrl: server.url,
    mailFrom: 'YCTFC <no-reply@yctfc.example>',
    mailDir: '/nowhere',
    announce: () => {},
    isLocal: true,
  });
  const worker = startMailWorker({ database, transport, log });
  const wakeMail = () => worker.wake();
  const digest = startDigest({ database, findSite, ...HOME, wakeMail, log, intervalMs });
  started.push(digest, worker);
  return digest;
}

beforeEach(async () => {
  server = await startMailServer();
  decide({ digest: EVERY_DAY });
});
afterEach(async () => {
  for (const part of started.splice(0)) await part.stop();
  await server.stop();
  await sql('delete from public.leads');
  await sql('delete from private.digests');
  await sql('delete from private.mail_outbox');
  for (const spy of Object.values(log)) spy.mockClear();
});

test('a mail server gets the digest, with both parts and a link to each lead', async () => {
  const id = await createLead(database, 'Gurpreet Kaur');
  start();
  const mail = await server.waitFor(({ subject }) => subject.startsWith('1 unanswered – '));
  expect(mail).toMatchObject({ envelopeTo: ['leads@example.in'], replyTo: [] });
  const reference = `YC-${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('Gurpreet Kaur');
    expect(part).toContain(`https://desk.yctfc.example/admin#leads/${reference}`);
    // As little of a person as serves.
    expect(part).not.toMatch(/9876543210|asha@/);
  }
  await vi.waitFor(async () =>
    expect(await mails()).toMatchObject([{ body_text: null, body_html: null }]),
  );
});

test('a restart sends no second one, and a day on which nothing waited stays without', async () => {
  await start().stop();
  expect(await days()).toMatchObject([{ mail_id: null }]);
  await createLead(database);
  await start().stop();
  expect(await mails()).toEqual([]);
  await sql('delete from private.digests');
  for (let restart = 0; restart < 3; restart += 1) await start().stop();
  expect(await mails()).toHaveLength(1);
});

test.each([
  ['without a word of it', {}],
  ['for no day', { digest: { hour: 0, days: [] } }],
])('content %s makes none', async (_what, content) => {
  decide(content);
  await createLead(database);
  await start().stop();
  expect(await days()).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
});
