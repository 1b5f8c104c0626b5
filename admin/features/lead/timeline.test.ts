// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { describeEntry } from './timeline.tsx';

const AT = '2026-11-22T10:00:00Z';
const entry = (kind: string, detail: Record<string, unknown> = {}) =>
  describeEntry({ at: AT, kind, actor: null, action_id: null, detail });
const lead_id = '3f7a91c2-0000-4000-8000-000000000000';

test.each([
  [{ contact: { channel: 'call', outcome: 'no-answer' } }, 'Call: no answer'],
  [{ contact: { channel: 'whatsapp', outcome: 'reached' }, next: null }, 'WhatsApp: reached'],
  [{ stage: 'lost', reason: 'City not open' }, 'Moved to Lost (City not open)'],
  [{ stage: 'qualified' }, 'Moved to Qualified'],
  [{ next: null }, 'Follow-up removed'],
  [
    { next: { at: '2026-11-25T05:30:00Z', what: 'call again' } },
    'Follow-up 25 Nov 2026, 11:00 am: call again',
  ],
  [{ fields: { city: 'Moga', budget_rupees: null } }, 'Noted city Moga, budget empty'],
  [
    { fields: { budget_rupees: 900_000, area_sqft: 1200, best_hour: 17 } },
    'Noted area 1,200 sq ft, budget ₹9 lakh, best time to call 5 pm',
  ],
  [{ tags: ['hot', 'mall'] }, 'Tagged hot, mall'],
  [{ tags: [] }, 'Tags removed'],
  [{ answered_before: true }, 'Marked as answered: answered earlier'],
  [{ assigned_to: null }, 'Assigned to nobody'],
  [{ assigned_to: lead_id }, 'Assigned'],
  [
    { contact: { channel: 'mail', outcome: 'reached' }, stage: 'qualified' },
    'Mail: reached. Moved to Qualified',
  ],
  [
    { calls: { how: 'In person', day: '2026-11-28' } },
    'They allowed calls: in person, 28 Nov 2026',
  ],
  [{ note: 'Wants 400 sq ft' }, 'Note', 'Wants 400 sq ft'],
  // A change that a later version recorded is not hidden.
  [{ parked: true }, 'Changed'],
])('%o reads "%s"', (change, title, text?: string) => {
  expect(entry('work', { change })).toEqual({ title, ...('note' in change && { text }) });
});

test.each([
  [
    { phone: '+919876543210' },
    { phone: null, phone_typed: '98765 4321' },
    'Number corrected: 98765 4321 → +91 98765 43210',
  ],
  [{ name: 'Manpreet' }, { name: 'Manpret' }, 'Name corrected: Manpret → Manpreet'],
  [
    { email: null, city: 'Moga' },
    { email: 'a@b.in' },
    'E-mail corrected: a@b.in → none. Noted city Moga',
  ],
  // What waits for the network does not know what it replaces.
  [{ phone: '+919876543210' }, undefined, 'Number corrected: +91 98765 43210'],
])('%o in place of %o reads "%s"', (fields, before, title) => {
  expect(entry('work', { change: { fields }, ...(before && { before }) })).toEqual({ title });
});

test.each<[kind: string, detail: object, title: string, text?: string]>([
  ['enquiry', {}, 'The enquiry came in'],
  [
    'enquiry',
    { lead_id, words: { message: 'A kiosk', name: 'Asha', phone: null } },
    'The enquiry YC-3F7A-91C2 came in',
    'Name: Asha\nMessage: A kiosk',
  ],
  ['merged', { leads: [lead_id, lead_id] }, 'Merged with YC-3F7A-91C2, YC-3F7A-91C2'],
  [
    'merged',
    { leads: [lead_id], is_joined: true },
    'Asked again, same number or address: YC-3F7A-91C2',
  ],
  ['added', {}, 'Added by hand'],
  ['imported', { batch: 'x', row: 2 }, 'Came with the imported file'],
  ['imported', { file: 'meta.csv' }, 'Came with the imported file “meta.csv”'],
  ['undone', { undoes: 'x' }, 'The last change was undone'],
  ['consent', { purpose: 'calls', is_granted: true }, 'The visitor allowed calls and WhatsApp'],
  ['consent', { purpose: 'news', is_granted: false }, 'The visitor does not allow news by email'],
  ['mail', { kind: 'team', sent_at: AT }, 'Mail to the team: sent 22 Nov 2026, 3:30 pm'],
  ['mail', { kind: 'team', abandoned_at: AT }, 'Mail to the team: given up 22 Nov 2026, 3:30 pm'],
  [
    'mail',
    { kind: 'acknowledgement', is_held: true },
    'Acknowledgement to the visitor: waits until you press Not spam',
  ],
  ['mail', { kind: 'acknowledgement' }, 'Acknowledgement to the visitor: waits to be sent'],
  ['exported', { format: 'csv', leads: 123456 }, 'Exported in a file of 1,23,456 leads as CSV'],
  ['exported', { format: 'xlsx', leads: 1 }, 'Exported in a file of 1 lead as XLSX'],
  // A kind or a detail that a later version writes is named as it is.
  ['parked', {}, 'parked'],
  ['mail', { sent_at: 7 }, 'mail'],
])('%s %o reads "%s"', (kind, detail, title, text) => {
  expect(entry(kind, detail as never)).toEqual({ title, ...(text && { text }) });
});
