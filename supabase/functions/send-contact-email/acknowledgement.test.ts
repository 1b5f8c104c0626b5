import { expect, it } from 'vitest';
import { ROUTES } from '../../../contract/routes.ts';
import {
  acknowledgementBuckets,
  canonicalMailbox,
  reasonToHold,
  renderAcknowledgement,
} from './acknowledgement.ts';
import { enquiry } from './testing/home.ts';

const ID = '3f7a91c2-58cc-4372-a567-0e02b2c3d479';
const facts = {
  leadsTo: 'leads@yctfc.example',
  siteUrl: 'https://yctfc.example',
  receipt: `${ID}.signature`,
  allowsCalls: false,
};
const render = (changes: Partial<typeof enquiry> = {}) =>
  renderAcknowledgement({ ...enquiry, ...changes, id: ID }, facts);

it('goes to the visitor, and a reply reaches us', () => {
  expect(render()).toMatchObject({
    kind: 'acknowledgement',
    recipient: enquiry.email,
    reply_to: facts.leadsTo,
    subject: 'We have received your enquiry (YC-3F7A-91C2)',
  });
});

it('says in both parts what happens next and how to take the enquiry back', () => {
  const { body_text, body_html } = render();
  for (const part of [body_text, body_html]) {
    expect(part).toContain('YC-3F7A-91C2');
    expect(part).toMatch(/within 24 hours/);
    expect(part).toContain(`https://yctfc.example${ROUTES.receipt}#${ID}.signature`);
    expect(part).toMatch(/erase/);
  }
});

it.each(['Visit spam.example', 'https://spam.example', '<b>x</b>', 'win 1000 now', 'a'.repeat(61)])(
  'carries no text from someone who entered a stranger’s address: %s',
  (name) => {
    const { subject, body_text, body_html } = render({
      name,
      message: 'BUY NOW',
      subject: 'BUY NOW',
    });
    const all = subject + body_text + body_html;
    expect(all).not.toContain(name);
    expect(all).not.toContain('BUY NOW');
    expect(body_text).toMatch(/^Hello,/);
  },
);

it.each([
  ['हरप्रीत कौर', 'हरप्रीत कौर'],
  ['B.V.S. Rao', 'B. V. S. Rao'],
  ['Md. Ali', 'Md. Ali'],
  ["Sean O'Brien", "Sean O'Brien"],
  ['Anne-Marie D’Souza', 'Anne-Marie D’Souza'],
  ['தமிழ்செல்வி', 'தமிழ்செல்வி'],
])('greets %s as %s', (name, greeted) => {
  expect(render({ name }).body_text).toMatch(new RegExp(`^Hello ${greeted},`));
});

it.each(['spam.example', 'Ring 98765', 'a'.repeat(41), 'bit.ly/x', 'me@spam.in', '.in', 'x.co.in'])(
  'takes %s for no name, or leaves no link of it',
  (name) => expect(render({ name }).body_text).not.toContain(name),
);

it('promises a call only to those who allowed calls', () => {
  const promise = (allowsCalls: boolean) =>
    renderAcknowledgement({ ...enquiry, id: ID }, { ...facts, allowsCalls }).body_text;
  expect(promise(true)).toContain('by email or by phone');
  expect(promise(false)).not.toMatch(/phone|call/);
});

it.each([
  ['victim@example.in', 'victim@example.in'],
  ['Victim+1@Example.in', 'victim@example.in'],
  ['victim+1+2@example.in', 'victim@example.in'],
  ['v.i.c.t.i.m@example.in', 'v.i.c.t.i.m@example.in'],
  ['V.ic.Tim+x@gmail.com', 'victim@gmail.com'],
  ['victim@googlemail.com', 'victim@gmail.com'],
  ['ｖｉｃｔｉｍ@gmail.com', 'victim@gmail.com'],
  ['victim@gmail.com.example.in', 'victim@gmail.com.example.in'],
])('%s ends in the mailbox %s', (email, mailbox) => {
  expect(canonicalMailbox(email)).toBe(mailbox);
});

it('counts by mailbox and by network, and keeps neither in clear text', () => {
  const buckets = acknowledgementBuckets('Victim+1@gmail.com', '203.0.113.7', 'a key');
  expect(buckets.map(({ allowed, window_seconds }) => [allowed, window_seconds])).toEqual([
    [3, 86_400],
    [30, 86_400],
  ]);
  expect(buckets).toEqual(acknowledgementBuckets('v.ictim@googlemail.com', '203.0.113.7', 'a key'));
  expect(JSON.stringify(buckets)).not.toMatch(/victim|203\.0/);
});

it.each([
  [[], undefined],
  [[0, 0], undefined],
  [[1, 0], /More than 3 enquiries named this mailbox/],
  [[0, 0, 1], /More than 30 enquiries came from one network/],
])('waits of %j give the reason %s', (waits, reason) => {
  const found = reasonToHold(waits);
  if (reason) expect(found).toMatch(reason);
  else expect(found).toBeUndefined();
});
