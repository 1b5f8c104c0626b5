// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holdReply, refuse, stubDesk } from '../../../shared/backend/testing/stub-desk.ts';
import {
  control,
  controls,
  press,
  settle,
  show,
  toasts,
  until,
  words,
} from '../../../testing/person.ts';
import { makeRow } from '../../../testing/untouched.ts';
import LeadDetails from './lead-details.tsx';

const AT = '2026-11-21T00:10:00Z';
const DAY = '21 Nov 2026, 5:40';
const given = (is_granted: boolean) => ({ is_granted, at: AT, version: '1' });
const LEDGER = { consents: {}, mails: [], attempts: [] };
const UNREPORTED = 'The audit log could not take note that you opened this lead.';
const MAIL = {
  id: 'm',
  kind: 'team',
  created_at: AT,
  sent_at: null,
  abandoned_at: null,
  is_held: false,
  held_for: null,
  next_attempt_at: AT,
};
const open = async (
  lead: Parameters<typeof makeRow>[0] = {},
  ledger: unknown = LEDGER,
  replies: Parameters<typeof stubDesk>[0] = {},
) => {
  const sent = stubDesk({ lead_ledger: ledger as object, ...replies });
  const client = await show(<LeadDetails lead={makeRow(lead)} isUnreported={false} />);
  await until(() => expect(client.isFetching()).toBe(0));
  await settle();
  return { sent, client };
};
const isWaiting = () => document.querySelector('section [aria-hidden="true"]') !== null;
const fact = (label: string) => words().match(new RegExp(`^${label}\\n(.*)`, 'm'))?.[1];

test('of a new lead nothing is claimed', async () => {
  await open();
  expect(words()).not.toMatch(/Do not contact|correction|Corrected|First words|audit log/i);
  expect(fact('Calls and WhatsApp')).toBe('no');
  expect(fact('News by email')).toBe('no');
  expect(fact('Came by')).toBe('not known');
  expect(words()).toContain('No mail about this enquiry is kept any more.');
});

test('until the ledger is there, its facts are open', async () => {
  const ledger = holdReply(LEDGER);
  stubDesk({ lead_ledger: ledger.reply });
  await show(<LeadDetails lead={makeRow()} isUnreported={true} />);
  expect(fact('Calls and WhatsApp')).toBe('…');
  expect(words()).toMatch(/Mails$/);
  expect(isWaiting()).toBe(true);
  expect(words()).toContain(UNREPORTED);
  ledger.release();
  await until(() => expect(fact('Calls and WhatsApp')).toBe('no'));
  expect(isWaiting()).toBe(false);
});

test('a ledger that does not load is said so once, and its consents stay open', async () => {
  const { sent } = await open({}, refuse(400));
  expect(words()).toContain('The mail ledger could not be loaded.');
  expect(fact('News by email')).toBe('…');
  expect(isWaiting()).toBe(false);
  expect(sent).toHaveLength(1);
});

test('consents say since when, and when they were taken back', async () => {
  await open({}, { ...LEDGER, consents: { calls: given(true), news: given(false) } });
  expect(fact('Calls and WhatsApp')).toContain(`yes, since ${DAY}`);
  expect(fact('News by email')).toContain(`no, taken back on ${DAY}`);
});

test('what the visitor has done since stands above everything', async () => {
  await open({
    withdrawn_at: AT,
    corrected_at: AT,
    attribution: { first: { gclid: 'x' }, page: '/menu' },
    history: [{ kind: 'first', at: AT, words: { message: 'Before' } }],
  });
  expect(words()).toMatch(new RegExp(`^Do not contact: taken back on ${DAY}`));
  expect(fact('Corrected by the visitor')).toContain(DAY);
  expect(fact('Came by')).toBe('Google Ads. Sent from /menu');
  expect(words()).toMatch(/First words and corrections\nFirst words, .*\nMessage: Before/);
});

test('how the visitor came may be one thing alone', async () => {
  await open({ attribution: { page: '/menu' } });
  expect(fact('Came by')).toBe('Sent from /menu');
});

test.each([
  [{ sent_at: AT, held_for: 'Taken back' }, `sent on ${DAY}`, false],
  [{ held_for: 'Taken back.', is_held: true }, 'not sent. Taken back.', false],
  [{ is_held: true, abandoned_at: AT }, 'waits until the enquiry leaves quarantine', false],
  [{ abandoned_at: AT }, `given up on ${DAY}`, true],
  [{}, `waiting, next attempt on ${DAY}`, true],
])('a mail with %j is %s', async (change, state, isOffered) => {
  await open({}, { ...LEDGER, mails: [{ ...MAIL, ...change }] });
  expect(words()).toContain(`Mail to the team: ${state}`);
  expect(controls('Send again')).toHaveLength(isOffered ? 1 : 0);
});

test('each attempt stands with its mail and says how it ended', async () => {
  const attempt = { mail_id: 'm', kind: 'team', started_at: AT, ended_at: null, fault: null };
  await open(
    {},
    {
      ...LEDGER,
      mails: [MAIL],
      attempts: [
        { ...attempt, attempt: 1, fault: 'Mailbox full', ended_at: AT },
        { ...attempt, attempt: 2 },
        { ...attempt, attempt: 3, ended_at: AT },
        { ...attempt, attempt: 4, mail_id: 'another' },
      ],
    },
  );
  expect(words()).toMatch(/Attempt 1, 21 Nov 2026, 5:40.am: Mailbox full/);
  expect(words()).toMatch(/Attempt 2, .*: not ended, or broken off/);
  expect(words()).toMatch(/Attempt 3, .*: accepted by the mail server/);
  expect(words()).not.toContain('Attempt 4');
});

const HELD = {
  correction_held_at: AT,
  history: [
    { kind: 'first', at: AT, words: { message: 'Before' } },
    { kind: 'held', at: AT, words: { message: 'After' }, reasons: ['Four links'] },
  ],
};

test.each([
  ['Use the correction', true, true, 'Taken over: The enquiry has the new words.'],
  [
    'Drop the correction',
    false,
    true,
    'Dropped: The enquiry keeps its words; the correction stays in its history.',
  ],
  [
    'Drop the correction',
    false,
    false,
    'Look again: The visitor has sent another correction since. Nothing has changed.',
  ],
])('%s (%s, done: %s)', async (name, is_accepted, wasDone, told) => {
  const answer = holdReply(wasDone);
  const { sent, client } = await open(HELD, LEDGER, { decide_correction: answer.reply });
  client.setQueryData(['desk-list', {}], []);
  client.setQueryData(['desk-lead', 'YC-1'], null);
  expect(words()).toContain('Four links\nMessage: After\nUse the correction');
  await press(name);
  expect(control('Use the correction').disabled).toBe(true);
  expect(control('Drop the correction').disabled).toBe(true);
  answer.release();
  await until(() => expect(toasts()).toEqual([told]));
  expect(sent.at(-1)?.body).toEqual({ lead_id: makeRow().id, entry: 1, is_accepted });
  expect(client.getQueryState(['desk-list', {}])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['desk-lead', 'YC-1'])?.isInvalidated).toBe(true);
});

test('a decision that was refused is told, and can be made again', async () => {
  await open(HELD, LEDGER, { decide_correction: refuse(400) });
  await press('Use the correction');
  await until(() =>
    expect(toasts()).toEqual(['Error: The database refused. Nothing has changed.']),
  );
  await until(() => expect(control('Use the correction').disabled).toBe(false));
});

test.each([
  [true, 'Sending: The mail is tried again now.'],
  [false, 'Not needed: This mail has been sent already, or waits for its lead.'],
  [refuse(400), 'Error: The mail could not be put back into the queue.'],
])('“Send again” tells what became of it, and looks at the ledger anew', async (answer, told) => {
  const ledger = { ...LEDGER, mails: [MAIL] };
  const { sent } = await open({}, ledger, { retry_mail: answer });
  await press('Send again');
  await until(() => expect(sent).toHaveLength(3));
  expect(toasts()).toEqual([told]);
  expect(sent[1]?.body).toEqual({ mail_id: 'm' });
  expect(sent[2]?.line).toContain('lead_ledger');
});
