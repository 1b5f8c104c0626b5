import { expect, test } from 'vitest';
import { readNewLead } from './read-new-lead.ts';

const lead = (texts: object) => {
  const read = readNewLead({ name: 'Asha', phone: '98765 43210', ...texts });
  return 'lead' in read ? read.lead : read.faults;
};

test('a number is kept as it was typed where that says more than the number', () => {
  expect(lead({})).toEqual({ name: 'Asha', phone: '+919876543210' });
  expect(lead({ phone: '98765 43210 (shop, ask for Ravi)' })).toEqual({
    name: 'Asha',
    phone: '+919876543210',
    phone_typed: '98765 43210 (shop, ask for Ravi)',
  });
});

test('texts are tidied and cut, empty ones left out', () => {
  const long = lead({
    name: ` ${'x'.repeat(200)}`,
    message: `a\r\nb${'y'.repeat(6000)}`,
    city: ' ',
  });
  expect(long).toMatchObject({ name: 'x'.repeat(120), message: expect.stringMatching(/^a\nby+$/) });
  expect(long).not.toHaveProperty('fields');
});

test.each([
  [{ name: ' ' }, { name: 'Enter a name.' }],
  [{ phone: '' }, { phone: 'Enter a number or an email address.' }],
  [{ phone: 'call me' }, { phone: 'There is no phone number in this.' }],
  [{ email: 'asha@' }, { email: 'Enter an email address like name@example.com.' }],
  [
    { email: 'a@b.in', phone: '' },
    { name: 'Asha', email: 'a@b.in' },
  ],
])('%o', (texts, expected) => expect(lead(texts)).toEqual(expected));

test.each([
  ['15,00,000', 1_500_000],
  ['₹ 15 lakh', 1_500_000],
  ['Rs. 15-20 Lacs', 1_500_000],
  ['10 to 15 lakhs', 1_000_000],
  ['1.5 Cr', 15_000_000],
  ['50k', 50_000],
  ['INR 800000 only', 800_000],
  ['5L', 500_000],
])('a budget of %s', (budget, budget_rupees) => {
  expect(lead({ budget })).toMatchObject({ fields: { budget_rupees } });
});

test.each(['not yet', '', '99999999999999999'])('no budget: %j', (budget) => {
  expect(lead({ budget })).not.toHaveProperty('fields');
});
