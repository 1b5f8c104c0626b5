// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { describeEntry } from './timeline.tsx';

const entry = (kind: string, detail: Record<string, unknown> = {}) =>
  describeEntry({ at: '2026-11-22T10:00:00Z', kind, actor: null, action_id: null, detail });

test.each([
  [{ contact: { channel: 'call', outcome: 'no-answer' } }, 'Call: no answer'],
  [{ contact: { channel: 'whatsapp', outcome: 'reached' }, next: null }, 'WhatsApp: reached'],
  [{ stage: 'lost', reason: 'City not open' }, 'Moved to Lost (City not open)'],
  [{ stage: 'qualified' }, 'Moved to Qualified'],
  [{ next: null }, 'No next step any more'],
  [
    { next: { at: '2026-11-25T05:30:00Z', what: 'call again' } },
    'Next step 25 Nov 2026, 11:00 am: call again',
  ],
  [{ fields: { city: 'Moga', budget_rupees: null } }, 'Noted city Moga, budget empty'],
  [
    { fields: { budget_rupees: 900_000, area_sqft: 1200, best_hour: 17 } },
    'Noted area 1,200 sq ft, budget ₹9 lakh, best hour to call 17:00',
  ],
  [{ tags: ['hot', 'mall'] }, 'Tagged hot, mall'],
  [{ tags: [] }, 'Tags taken away'],
  [{ answered_before: true }, 'Marked as answered: somebody had answered before'],
  [{ assigned_to: null }, 'Assigned to nobody'],
  [{ assigned_to: '3f7a91c2-0000-4000-8000-000000000000' }, 'Assigned'],
  [
    { contact: { channel: 'mail', outcome: 'reached' }, stage: 'qualified' },
    'Mail: reached. Moved to Qualified',
  ],
])('%o reads "%s"', (change, title) => {
  expect(entry('work', { change })).toMatchObject({ title, isUndone: undefined });
});

test('a note stands below its title, and what was undone is marked', () => {
  expect(entry('work', { change: { note: 'Wants 400 sq ft' }, is_undone: true })).toEqual({
    title: 'Note',
    text: 'Wants 400 sq ft',
    isUndone: true,
  });
});

test('a change that a later version recorded is not hidden', () => {
  expect(entry('work', { change: { parked: true } }).title).toBe('Changed');
  expect(entry('work', 'nothing' as never).title).toBe('Changed');
});

test.each([
  ['enquiry', {}, 'The enquiry came in'],
  ['added', {}, 'Added by hand'],
  ['imported', { batch: 'x', row: 2 }, 'Came with an imported file'],
  ['undone', { undoes: 'x' }, 'The last change was undone'],
  ['consent', { purpose: 'calls', is_granted: true }, 'The visitor allowed calls and WhatsApp'],
  ['consent', { purpose: 'news', is_granted: false }, 'The visitor does not allow news by email'],
  ['consent', {}, 'Consent'],
  [
    'mail',
    { kind: 'team', sent_at: '2026-11-22T10:00:00Z' },
    'Mail to the team: sent 22 Nov 2026, 3:30 pm',
  ],
  [
    'mail',
    { kind: 'team', abandoned_at: '2026-11-22T10:00:00Z' },
    'Mail to the team: given up 22 Nov 2026, 3:30 pm',
  ],
  ['mail', { kind: 'acknowledgement', is_held: true }, 'Acknowledgement to the visitor: held back'],
  ['mail', { kind: 'acknowledgement' }, 'Acknowledgement to the visitor: waits to be sent'],
  ['mail', {}, 'Mail'],
  ['merged', {}, 'Merged'],
  ['exported', { format: 'csv', leads: 123456 }, 'Exported in a file of 1,23,456 leads as CSV'],
  ['exported', { format: 'xlsx', leads: 1 }, 'Exported in a file of 1 lead as XLSX'],
  ['exported', {}, 'Exported'],
  ['parked', {}, 'parked'],
])('%s %o reads "%s"', (kind, detail, title) => {
  expect(entry(kind, detail).title).toBe(title);
});

test('the first words of a corrected enquiry can be read', () => {
  const words = { name: 'Asha', message: 'A kitchen', phone: null };
  expect(entry('first', { words })).toEqual({ title: 'The first words', text: 'Asha\nA kitchen' });
  expect(entry('rejected', {})).toEqual({ title: 'The correction was rejected', text: undefined });
});

test('a merged enquiry brings its words, and a merge names the others', () => {
  const lead_id = '3f7a91c2-0000-4000-8000-000000000000';
  const words = { message: 'A kiosk', name: 'Asha', phone: null, subject: null };
  expect(entry('enquiry', { lead_id, words })).toEqual({
    title: 'The enquiry YC-3F7A-91C2 came in',
    text: 'Asha\nA kiosk',
  });
  expect(entry('merged', { leads: [lead_id], is_undone: true })).toEqual({
    title: 'Merged with YC-3F7A-91C2',
    isUndone: true,
  });
});
