import { expect, it } from 'vitest';
import {
  acknowledgementBuckets,
  canonicalMailbox,
  reasonToHold,
} from './acknowledgement-limits.ts';

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
