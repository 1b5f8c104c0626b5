import { expect, test } from 'vitest';
import { fieldLabel, formatField, readField } from './lead-fields.ts';

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
  ['best_hour', 9, '9:00'],
  ['best_hour', 0, '0:00'],
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
] as const)('what is typed as %s, “%s”, is read as %s', (name, typed, value) => {
  const read = readField(name, typed);
  expect(read instanceof Error ? read.message : read).toBe(value);
});

test.each([
  ['city', 'City'],
  ['area_sqft', 'Area in sq ft'],
  ['budget_rupees', 'Budget in rupees'],
  ['best_hour', 'Best hour to call'],
] as const)('a form asks for %s as "%s"', (name, label) => expect(fieldLabel(name)).toBe(label));
