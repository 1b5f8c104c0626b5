import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../tests/support/mail/smtp.ts';
import { signReceipt } from './_shared/signatures.ts';
import { FORM_SECRET, startProject, type TestProject } from './_shared/testing/project.ts';
import { type RunningFunction, startFunction } from './_shared/testing/start-function.ts';
import { enquiry } from './send-contact-email/testing/home.ts';

/** What only a run under Deno shows: entry points, settings, imports; the handlers have tests of their own. */
const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const queue: object[] = [];
let project: TestProject;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  project = await startProject({
    count_request: () => 0,
    assess_enquiry: () => ({ is_known: false, is_held: false, waits: [] }),
    submit_enquiry: ({ lead, mails }) => {
      const { id } = lead as { id: string };
      for (const queued of mails as object[]) queue.push({ ...queued, id, attempts: 1 });
      return { is_new: true };
    },
    claim_mail: () => queue.splice(0, 1),
    run_retention: () => ({ archived: 0 }),
    read_receipt: () => ({
      state: 'closed',
      received_at: '2026-11-21T09:30:00Z',
      is_archived: false,
      purge_at: null,
    }),
  });
  project.env.SMTP_URL = mail.url;
});
afterAll(async () => {
  project.stop();
  await mail.stop();
});
beforeEach(() => {
  project.calls.length = 0;
  queue.length = 0;
});
afterEach(() => {
  project.isAway = false;
  mail.behave('accept');
});

/** Starts a function for the tests of a `describe`. */
function run(name: string): { current: RunningFunction } {
  const running = {} as { current: RunningFunction };
  beforeAll(async () => {
    running.current = await startFunction(name, project.env);
  }, 60_000);
  afterAll(() => running.current.stop());
  return running;
}
const called = () => project.calls.map(({ name }) => name);

describe('send-contact-email', () => {
  const running = run('send-contact-email');
  const send = (body: object) =>
    running.current.post(body, { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '6.6.6.6' });

  it('stores an enquiry and sends its mail', async () => {
    const stored = await send(enquiry);
    expect(stored.status).toBe(201);
    const { id } = (await stored.json()) as { id: string };
    expect(await mail.waitFor(({ text }) => text.includes('Space in Phase 8'))).toMatchObject({
      to: ['leads@example.in'],
      replyTo: ['harpreet@example.in'],
      messageId: `<${id}@yctfc.example>`,
    });
    // The limits' keys are digests, so no address is stored.
    const assessed = project.calls.find(({ name }) => name === 'assess_enquiry');
    for (const { bucket } of (assessed?.body.buckets ?? []) as { bucket: string }[])
      expect(bucket).toMatch(/^enquiry-[a-z]+:[0-9a-f]{64}$/);
  });
});

describe('enquiry-receipt', () => {
  const running = run('enquiry-receipt');
  const see = (token: string) => running.current.post({ token, action: 'see' });

  it('shows an enquiry to whoever has its token, and to nobody else', async () => {
    const shown = await see(signReceipt(ID, [FORM_SECRET]));
    expect([shown.status, await shown.json()]).toEqual([200, { receipt: expect.any(Object) }]);
    expect((await see(`${ID}.${'A'.repeat(22)}`)).status).toBe(404);
  });

  it('takes an answer of another shape for a failure, and reveals nothing of it', async () => {
    project.answers.read_receipt = () => ({ state: 'kept', name: 'Harpreet' });
    const failed = await see(signReceipt(ID, [FORM_SECRET]));
    expect([failed.status, await failed.text()]).toEqual([
      503,
      expect.not.stringContaining('Harpreet'),
    ]);
  });
});

describe('soft-lead', () => {
  const running = run('soft-lead');
  const bucketOf = async (headers: Record<string, string>) => {
    project.calls.length = 0;
    const answer = await running.current.post({ code: 'K7Q2', page: '/menu' }, headers);
    expect(answer.status).toBe(204);
    return project.calls[0]?.body.bucket;
  };

  it('counts each network by itself, whatever the caller writes into X-Forwarded-For', async () => {
    const visitor = { 'cf-connecting-ip': '203.0.113.7' };
    const bucket = await bucketOf({ ...visitor, 'x-forwarded-for': '6.6.6.6' });
    expect(called()).toEqual(['count_request', 'record_chat_click']);
    expect(bucket).toMatch(/^soft-lead:[0-9a-f]{64}$/);
    expect(await bucketOf({ ...visitor, 'x-forwarded-for': '7.7.7.7' })).toBe(bucket);
    expect(await bucketOf({ 'cf-connecting-ip': '203.0.113.8' })).not.toBe(bucket);
  });
});

describe('send-outbox', () => {
  const running = run('send-outbox');
  const asSchedule = () =>
    running.current.post({}, { authorization: `Bearer ${project.serviceKey}` });

  it('works only for the schedule', async () => {
    expect((await running.current.post({})).status).toBe(401);
    expect((await fetch(running.current.address)).status).toBe(405);
    expect(called()).toEqual([]);
    const done = await asSchedule();
    expect([done.status, await done.json()]).toEqual([200, { retention: { archived: 0 } }]);
    expect(called()).toEqual(['claim_mail', 'run_retention']);
  });

  it.each([
    ['accept', null],
    ['refuse', expect.stringMatching(/^EENVELOPE: (?!.*@).*550.*<address>/)],
  ] as const)('sends waiting mail and records its outcome: %s', async (behaviour, fault) => {
    mail.behave(behaviour);
    const texts = { subject: 'Franchise', body_text: 'A', body_html: '<p>A', attempts: 1 };
    queue.push({ id: ID, recipient: 'leads@example.in', reply_to: null, ...texts });
    expect((await asSchedule()).status).toBe(200);
    const settled = project.calls.find(({ name }) => name === 'settle_mail');
    expect(settled?.body).toEqual({ mail_id: ID, fault });
  });
});
