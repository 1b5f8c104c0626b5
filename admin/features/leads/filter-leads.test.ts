import { expect, test } from 'vitest';
import type { Lead } from '../../shared/lead/lead.ts';
import { UNTOUCHED } from '../../shared/lead/testing/untouched.ts';
import { filterLeads, NO_FILTER } from './filter-leads.ts';

const lead = (id: string, change: Partial<Lead>): Lead => ({
  id,
  name: 'Asha Verma',
  email: 'asha@example.in',
  phone: '+919876543210',
  subject: 'franchise',
  message: 'Cloud kitchen in Mohali',
  created_at: '2026-11-21T00:10:00Z',
  ...UNTOUCHED,
  ...change,
});

const leads = [
  lead('asha', {}),
  lead('ravi', { name: 'Ravi', email: 'ravi@example.in', phone: null, subject: 'support' }),
  lead('none', { name: 'Simran', email: 's@example.in', phone: '+442079460958', subject: null }),
  lead('typed', {
    name: 'Om',
    message: '',
    email: 'om@example.in',
    phone: null,
    phone_typed: '2701234 (Mohali)',
    subject: 'general',
  }),
  lead('form', { name: 'ਸਿਮਰਨ', message: 'On 2026-11-05', subject: 'New Contact Form Submission' }),
];

const find = (search: string, subject = '') =>
  filterLeads(leads, { search, subject }).map(({ id }) => id);

test('without a filter the same array is returned', () => {
  expect(filterLeads(leads, NO_FILTER)).toBe(leads);
  expect(filterLeads(leads, { search: '  ', subject: '' })).toBe(leads);
});

test.each([
  ['ASHA', ['asha', 'form']],
  ['verma mohali', ['asha']],
  ['98765 43210', ['asha', 'form']],
  ['98765-43210', ['asha', 'form']],
  ['43210 98765', []],
  ['+44 2079', ['none']],
  ['2026-11-05', ['form']],
  ['2701234', ['typed']],
  ['ਸਿਮਰਨ', ['form']],
  ['nobody', []],
])('search %j', (search, ids) => expect(find(search)).toEqual(ids));

test('a subject, and a lead without one', () => {
  expect(find('', 'support')).toEqual(['ravi']);
  expect(find('', 'New Contact Form Submission')).toEqual(['none', 'form']);
  expect(find('simran', 'support')).toEqual([]);
});
