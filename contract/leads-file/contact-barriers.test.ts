import { expect, test } from 'vitest';
import { barrierTo } from './contact-barriers.ts';

const at = '2026-11-21T10:00:00Z';

test.each([
  [null, true, undefined, undefined],
  [null, null, undefined, undefined],
  [null, false, undefined, 'No calls'],
  [at, true, 'Do not contact', 'Do not contact'],
  [at, false, 'Do not contact', 'Do not contact'],
])('withdrawn %s and calls %s: mail %s, calls %s', (withdrawn_at, calls_allowed, mail, calls) => {
  const lead = { withdrawn_at, calls_allowed };
  expect([barrierTo('mail', lead), barrierTo('call', lead)]).toEqual([mail, calls]);
});

test('who asks in the message is called and not written to on WhatsApp, unless he took it back', () => {
  const lead = { withdrawn_at: null, calls_allowed: false, asked_for_call: true };
  expect([barrierTo('call', lead), barrierTo('whatsapp', lead)]).toEqual([
    undefined,
    'Not allowed',
  ]);
  expect(barrierTo('call', { ...lead, withdrawn_at: at })).toBe('Do not contact');
});
