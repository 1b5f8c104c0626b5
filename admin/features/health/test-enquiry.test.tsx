// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SUBMISSION_FIELDS } from '../../../contract/submission.ts';
import { refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import {
  control,
  drawingOf,
  press,
  settle,
  show,
  until,
  words,
  wordsOf,
} from '../../testing/person.ts';
import { TestEnquiry } from './test-enquiry.tsx';

const AT = '2026-11-21T06:30:05Z';
const BEGUN = { stored_at: null, mailed_at: null, removed_at: null, fault: null };
const DONE = { ...BEGUN, stored_at: AT, mailed_at: AT, removed_at: AT };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: Date.parse(AT) }));
afterEach(() => void vi.useRealTimers());

/** Begins a test; the clock has not moved yet. */
async function begin(state: unknown, change: Parameters<typeof stubDesk>[0] = {}) {
  const sent = stubDesk({
    begin_test_enquiry: 'the-id',
    'send-contact-email': ({ line }: { line: string }) =>
      line.endsWith('?open') ? { id: 'x', token: 'y' } : {},
    test_enquiry_state: state as object,
    ...change,
  });
  const client = await show(<TestEnquiry email="owner@yctfc.example" />);
  client.setQueryData(['health'], 1);
  await press('Send a test enquiry');
  return { sent, client };
}
/** Lets the time pass that the form is filled in for, and what is asked for after it. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}
const steps = () =>
  [...document.querySelectorAll('[data-state]')].map(
    (step) => `${step.getAttribute('data-state')}: ${wordsOf(step)}`,
  );

test('every step is told with its time, and the health is read anew', async () => {
  const { sent, client } = await begin(DONE);
  expect(control('Testing...').disabled).toBe(true);
  expect(steps()).toEqual([
    'open: Taken by the form’s function …',
    'open: Stored in the database',
    'open: Mailed to the team and to you',
    'open: Removed again',
  ]);
  expect(client.getQueryState(['health'])?.isInvalidated).toBe(false);
  await pass(3_200);
  await until(() => expect(control('Send a test enquiry').disabled).toBe(false));
  expect(steps()).toEqual([
    expect.stringMatching(/^done: Taken by the form’s function at 12:00:08.pm$/),
    expect.stringMatching(/^done: Stored in the database at 12:00:05.pm$/),
    expect.stringMatching(/^done: Mailed to the team and to you at 12:00:05.pm$/),
    expect.stringMatching(/^done: Removed again at 12:00:05.pm$/),
  ]);
  expect(document.querySelectorAll('li svg')).toHaveLength(4);
  expect(client.getQueryState(['health'])?.isInvalidated).toBe(true);
  expect(sent.map(({ line }) => line.replace(/^.*\//, ''))).toEqual([
    'begin_test_enquiry',
    'send-contact-email?open',
    'send-contact-email',
    'test_enquiry_state',
  ]);
  expect(sent[2]?.body).toMatchObject({
    email: 'owner@yctfc.example',
    [SUBMISSION_FIELDS.id]: 'the-id',
    [SUBMISSION_FIELDS.honeypot]: '',
  });
  expect(sent[3]?.body).toEqual({ test_id: 'the-id' });
});

test('what the mail server says is told while the test runs', async () => {
  await begin({ ...BEGUN, stored_at: AT, fault: 'Mailbox full' });
  await pass(3_200);
  await until(() => expect(words()).toContain('The mail server said: Mailbox full'));
  expect(steps()[2]).toBe('open: Mailed to the team and to you …');
  expect(steps()[3]).toBe('open: Removed again');
});

test('a refusal fails the step that was next, and no other', async () => {
  await begin(BEGUN, { 'send-contact-email': refuse(503) });
  await until(() => expect(control('Send a test enquiry')).toBeDefined());
  expect(steps().slice(0, 2)).toEqual([
    'failed: Taken by the form’s function: failed. The function for enquiries answered with 503.',
    'open: Stored in the database',
  ]);
  expect(words()).not.toContain('The mail server said');
});

test('a step that failed looks unlike one that is done', async () => {
  await begin(refuse(400));
  await pass(3_200);
  await until(() => expect(steps()[1]).toMatch(/^failed: Stored in the database: failed\. No$/));
  const [done, failed] = [...document.querySelectorAll('li svg')].map(drawingOf);
  expect(done).not.toBe(failed);
});

test('a step that does not come within 90 seconds fails', async () => {
  const { sent } = await begin({ ...BEGUN, stored_at: AT });
  await pass(3_100);
  expect(sent).toHaveLength(2);
  await pass(93_000);
  await until(() =>
    expect(steps()[2]).toMatch(/failed\. This step did not come within 90 seconds/),
  );
  // Once a second.
  expect(sent.filter(({ line }) => line.endsWith('test_enquiry_state'))).toHaveLength(90);
});

test.each([
  ['opens a form without a token', { id: 'x' }, "The server's answer cannot be read"],
  [
    'cannot be reached',
    () => Promise.reject(new TypeError('fetch failed')),
    'The function for enquiries cannot be reached.',
  ],
])('a function that %s fails the test', async (_what, answer, told) => {
  await begin(BEGUN, { 'send-contact-email': answer });
  await until(() => expect(steps()[0]).toContain(`failed. ${told}`));
});
