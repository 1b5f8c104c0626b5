import { expect, test } from 'vitest';
import { formatField, readField } from './lead-fields.ts';

test.each([
  ['budget_rupees', 75_000, '₹75,000'],
  ['budget_rupees', 100_000, '₹1 lakh'],
  ['budget_rupees', 1_200_000, '₹12 lakh'],
  ['budget_rupees', 10_000_000, '₹1 crore'],
  ['budget_rupees', 1_250_000, '₹12.5 lakh'],
  ['budget_rupees', 15_000_000, '₹1.5 crore'],
  // Two amounts that differ never read alike.
  ['budget_rupees', 1_234_567, '₹12,34,567'],
  ['area_sqft', 1200, '1,200 sq ft'],
  ['best_hour', 9, '9 am'],
  ['best_hour', 0, '12 am'],
  ['city', 'Moga', 'Moga'],
  ['city', null, ''],
] as const)('%s %s reads "%s"', (name, value, text) => expect(formatField(name, value)).toBe(text));

test.each([
  ['phone', ' 98765 43210 ', '+919876543210'],
  ['phone', '0161-2740555', '+911612740555'],
  ['phone', '98765 4321', 'Enter a number like 98765 43210'],
  ['phone', '', null],
  ['email', 'asha@example.in', 'asha@example.in'],
  ['email', 'asha@example', 'Enter an email address like name@example.com'],
  ['name', ' ', 'Enter a name'],
  ['budget_rupees', '₹15,00,000', 1_500_000],
  ['budget_rupees', '15 lakh', 1_500_000],
  ['budget_rupees', '1.25 Cr', 12_500_000],
  ['budget_rupees', 'lakh', 'Must be from ₹0 to ₹10,000 crore'],
  ['budget_rupees', 'much', 'Must be from ₹0 to ₹10,000 crore'],
  ['best_hour', '6 pm', 18],
  ['best_hour', '12 a.m.', 0],
  ['best_hour', '18:00', 18],
  ['best_hour', '9', 9],
  ['best_hour', '13 pm', 'Must be from 12 am to 11 pm'],
  ['best_hour', '24', 'Must be from 12 am to 11 pm'],
  ['area_sqft', '1.5', 'Must be from 1 sq ft to 10,00,000 sq ft'],
] as const)('what is typed as %s, “%s”, is read as %s', (name, typed, value) => {
  const read = readField(name, typed);
  expect(read instanceof Error ? read.message : read).toBe(value);
});
