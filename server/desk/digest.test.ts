import { expect, test } from 'vitest';
import { type Digest, renderDigest } from './digest.ts';

const lead = {
  id: '3f7a91c2-0000-4000-8000-000000000000',
  name: 'Gurpreet Kaur',
  subject: 'franchise',
  city: 'Ludhiana',
  waits_since: '2026-11-21T01:30:00Z',
  due_at: null,
};
const none = { count: 0, leads: [] };
const digest: Digest = {
  day: '2026-11-23',
  now: '2026-11-23T03:30:00Z',
  unanswered: { count: 1, leads: [lead] },
  overdue: none,
  due_today: none,
};
const HOME = { leadsTo: 'leads@example.in', deskUrl: 'https://desk.yctfc.example' };
const render = (change: Partial<Digest> = {}) => renderDigest({ ...digest, ...change }, HOME);

test('the subject says what waits, and of which day it is', () => {
  const due = { ...lead, due_at: '2026-11-20T05:30:00Z' };
  const { recipient, subject } = render({
    unanswered: { count: 3, leads: [lead] },
    overdue: { count: 1, leads: [due] },
  });
  expect(recipient).toBe('leads@example.in');
  expect(subject).toBe('3 unanswered, 1 overdue – Monday 23 November');
  expect(render({ unanswered: none, due_today: { count: 2, leads: [due] } }).subject).toBe(
    '2 due today – Monday 23 November',
  );
});

test('text and HTML say who waits for how long, with a link to each', () => {
  const { body_text, body_html } = render();
  expect(body_text).toBe(`1 unanswered – Monday 23 November
Open the desk: https://desk.yctfc.example/admin#today

Unanswered (1)
- Gurpreet Kaur: Ludhiana, Franchise enquiry, waits 2 days, YC-3F7A-91C2
  https://desk.yctfc.example/admin#leads/YC-3F7A-91C2

This mail comes on working mornings, and only while something waits.
`);
  expect(body_html).toContain('Ludhiana · Franchise enquiry · waits 2 days · YC-3F7A-91C2');
  expect(body_html).toContain('href="https://desk.yctfc.example/admin#leads/YC-3F7A-91C2"');
  expect(body_html).not.toContain('Overdue');
});

test.each([
  ['2026-11-23T03:29:50Z', '1 minute'],
  ['2026-11-23T02:31:00Z', '59 minutes'],
  ['2026-11-23T02:30:00Z', '1 hour'],
  ['2026-11-21T03:30:01Z', '47 hours'],
  ['2026-11-21T03:30:00Z', '2 days'],
  ['2026-11-23T04:00:00Z', '1 minute'],
])('whoever wrote at %s waits %s', (waits_since, age) => {
  const leads = [{ ...lead, waits_since }];
  expect(render({ unanswered: { count: 1, leads } }).body_text).toContain(`waits ${age},`);
});

test('nothing that a visitor typed is markup, or a line of its own', () => {
  const name = '<img src=x>\r\nUnanswered (0)\u2028';
  const { body_text, body_html } = render({
    unanswered: { count: 1, leads: [{ ...lead, name, city: '</td><b>' }] },
  });
  expect(body_html).not.toMatch(/<img|<b>/);
  expect(body_text).not.toMatch(/^Unanswered \(0\)/m);
});
