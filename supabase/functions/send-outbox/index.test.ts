import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../../tests/support/mail/smtp.ts';
import { startProject, type TestProject } from '../_shared/testing/project.ts';
import { type RunningFunction, startFunction } from '../_shared/testing/start-function.ts';

const mail = {
  id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  recipient: 'leads@example.in',
  reply_to: 'harpreet@example.in',
  subject: 'Franchise enquiry',
  body_text: 'Space in Phase 8',
  body_html: '<p>Space in Phase 8</p>',
  attempts: 1,
};

/** What the digest is made of: nobody waits but one. */
const DIGEST = {
  day: '2026-11-23',
  now: '2026-11-23T03:30:00Z',
  unanswered: {
    count: 1,
    leads: [
      {
        id: mail.id,
        name: 'Harpreet Kaur',
        subject: 'franchise',
        city: null,
        created_at: '2026-11-23T02:30:00Z',
        due_at: null,
      },
    ],
  },
  overdue: { count: 0, leads: [] },
  due_today: { count: 0, leads: [] },
};
/** The pages' host, with what the owner decided. */
let content: object | undefined;
const pages = createServer((request, response) => {
  const isFound = content && request.url === '/admin/desk.json';
  response.writeHead(isFound ? 200 : 404).end(JSON.stringify(content));
}).listen(0, '127.0.0.1');

let digest: object | null = null;
const queue: object[] = [];
let project: TestProject;
let server: MailServer;
let running: RunningFunction;
beforeAll(async () => {
  server = await startMailServer();
  project = await startProject({
    claim_mail: () => queue.splice(0, 1),
    claim_push: () => [],
    run_retention: () => ({ archived: 0 }),
    open_digest: () => digest,
    queue_digest: () => true,
  });
  running = await startFunction('send-outbox', {
    ...project.env,
    SMTP_URL: server.url,
    SITE_URL: `http://127.0.0.1:${(pages.address() as AddressInfo).port}`,
  });
}, 60_000);
afterAll(async () => {
  await running.stop();
  project.stop();
  pages.close();
  await server.stop();
});
beforeEach(() => {
  project.calls.length = 0;
  content = { digest: { hour: null, days: [1] } };
  digest = null;
  server.behave('accept');
});

const asSchedule = () => running.post({}, { authorization: `Bearer ${project.serviceKey}` });
const settled = () => project.calls.find(({ name }) => name === 'settle_mail')?.body;

it('works under Deno, only for the schedule', async () => {
  expect((await running.post({})).status).toBe(401);
  expect(project.calls).toEqual([]);
  const done = await asSchedule();
  expect([done.status, await done.json()]).toEqual([200, { retention: { archived: 0 } }]);
  expect(project.calls.map(({ name }) => name)).toEqual([
    'offer_push_key',
    'claim_push',
    'claim_mail',
    'run_retention',
  ]);
});

it('says that it could not, without a detail, while the database is away', async () => {
  project.isAway = true;
  const answer = await asSchedule();
  project.isAway = false;
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: { message: 'The outbox could not be sent.' } });
});

it('is called by nothing but POST', async () => {
  const answer = await fetch(running.address, {
    headers: { authorization: `Bearer ${project.serviceKey}` },
  });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect(project.calls).toEqual([]);
});

it('sends waiting mail and records it', async () => {
  queue.push(mail);
  expect((await asSchedule()).status).toBe(200);
  expect(server.mails).toMatchObject([
    { to: [mail.recipient], replyTo: [mail.reply_to], messageId: `<${mail.id}@yctfc.example>` },
  ]);
  expect(settled()).toEqual({ mail_id: mail.id, fault: null });
});

it('records why a mail was not accepted, without any address', async () => {
  server.behave('refuse');
  queue.push(mail);
  expect((await asSchedule()).status).toBe(200);
  const { fault } = settled() as { fault: string };
  expect(fault).toMatch(/^EENVELOPE: .*550.*<address>/);
  expect(fault).not.toContain('@');
});

it('queues the digest as the pages say, before it sends the mails', async () => {
  content = { digest: { hour: 9, days: [1, 2] }, greetings: [] };
  digest = DIGEST;
  expect((await asSchedule()).status).toBe(200);
  expect(project.calls.map(({ name }) => name)).toEqual([
    'open_digest',
    'queue_digest',
    'offer_push_key',
    'claim_push',
    'claim_mail',
    'run_retention',
  ]);
  expect(project.calls[0]?.body).toEqual({ at_hour: 9, on_days: [1, 2] });
  expect(project.calls[1]?.body).toMatchObject({
    of_day: '2026-11-23',
    mail: { recipient: 'leads@example.in', subject: '1 unanswered – Monday 23 November' },
    lead_ids: [mail.id],
  });
});

it('sends the other mails while the pages cannot be read, or say nothing of a digest', async () => {
  for (content of [undefined, {}, { digest: { hour: 'nine' } }]) {
    project.calls.length = 0;
    expect((await asSchedule()).status).toBe(200);
    expect(project.calls.map(({ name }) => name)).toEqual([
      'offer_push_key',
      'claim_push',
      'claim_mail',
      'run_retention',
    ]);
  }
});
