import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { CONTACT_STORED } from '../../../contract/routes.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail/smtp.ts';
import { startProject, type TestProject } from '../_shared/testing/project.ts';
import { type RunningFunction, startFunction } from '../_shared/testing/start-function.ts';
import { enquiry } from './testing/home.ts';

const queue: object[] = [];
let project: TestProject;
let mail: MailServer;
let running: RunningFunction;
let address: string;

beforeAll(async () => {
  mail = await startMailServer();
  project = await startProject({
    assess_enquiry: () => ({ is_known: false, is_held: false, waits: [] }),
    submit_enquiry: ({ lead, mails }) => {
      const { id } = lead as { id: string };
      for (const queued of mails as object[]) queue.push({ ...queued, id, attempts: 1 });
      return id;
    },
    claim_mail: () => queue.splice(0, 1),
  });
  running = await startFunction('send-contact-email', { ...project.env, SMTP_URL: mail.url });
  address = running.address;
}, 60_000);

afterAll(async () => {
  await running.stop();
  project.stop();
  await mail.stop();
});

const send = (body: object) => running.post(body, { 'cf-connecting-ip': '203.0.113.7' });

it('stores an enquiry under Deno and sends its mail', async () => {
  const stored = await send(enquiry);
  expect(stored.status).toBe(201);
  const { id } = (await stored.json()) as { id: string };
  const received = await mail.waitFor(({ text }) => text.includes('Space in Phase 8'));
  expect(received).toMatchObject({
    to: ['leads@example.in'],
    replyTo: ['harpreet@example.in'],
    messageId: `<${id}@yctfc.example>`,
  });
  const submitted = project.calls.find(({ name }) => name === 'submit_enquiry');
  expect(submitted?.body.lead).toMatchObject({ id, phone: '+919876543210' });
  // The limits' keys are digests, so no address is stored.
  const assessed = project.calls.find(({ name }) => name === 'assess_enquiry');
  const buckets = (assessed?.body.buckets ?? []) as { bucket: string }[];
  expect(buckets.length).toBeGreaterThan(0);
  for (const { bucket } of buckets) expect(bucket).toMatch(/^enquiry-[a-z]+:[0-9a-f]{64}$/);
});

it('answers a preflight and refuses what is not valid', async () => {
  expect((await fetch(address, { method: 'OPTIONS' })).status).toBe(204);
  expect((await send({ ...enquiry, phone: '' })).status).toBe(422);
});

it('gives a stranger who knows the id no receipt under Deno', async () => {
  const submissionId = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
  const first = await send({ ...enquiry, submissionId });
  const stored = project.calls.findLast(({ name }) => name === 'submit_enquiry');
  const journey = stored?.body.journey as { signature: string } | undefined;
  const unknown = project.answers.assess_enquiry as (body: object) => unknown;
  project.answers.assess_enquiry = (body) =>
    body.submission === submissionId
      ? { is_known: true, is_held: false, signature: journey?.signature, waits: [] }
      : unknown(body);
  const stolen = await send({ ...enquiry, message: 'Whose is this?', submissionId });
  expect(stolen.status).toBe(201);
  expect(await stolen.json()).not.toHaveProperty('receipt');
  const { receipt } = (await first.json()) as { receipt: string };
  expect(await (await send({ ...enquiry, submissionId })).json()).toHaveProperty(
    'receipt',
    receipt,
  );
  expect((await fetch(`${address}?form=${submissionId}`)).status).toBe(405);
});

it('redirects a plain form to the site', async () => {
  const posted = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(enquiry),
    redirect: 'manual',
  });
  expect(posted.headers.get('location')).toBe(`https://yctfc.example${CONTACT_STORED}`);
});

it('answers only that it failed when the database is away', async () => {
  project.isAway = true;
  const failed = await send(enquiry);
  expect(failed.status).toBe(503);
  expect(await failed.json()).toEqual({ error: { message: ENQUIRY_MESSAGES.failed.description } });
});
