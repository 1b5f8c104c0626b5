import { expect, test } from 'vitest';
import { callBarrier, mailBarrier } from './contact-barriers.ts';

const at = '2026-11-21T10:00:00Z';

test.each([
  [null, true, undefined, undefined],
  [null, null, undefined, undefined],
  [null, false, undefined, 'No calls'],
  [at, true, 'Do not contact', 'Do not contact'],
  [at, false, 'Do not contact', 'Do not contact'],
])('withdrawn %s and calls %s: mail %s, calls %s', (withdrawn_at, calls_allowed, mail, calls) => {
  const lead = { withdrawn_at, calls_allowed };
  expect([mailBarrier(lead), callBarrier(lead)]).toEqual([mail, calls]);
});
