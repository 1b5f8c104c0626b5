import { expect, test } from 'vitest';
import { countLeads, describeCount } from './lead-count.ts';

test('groups digits as in India', () => {
  expect(countLeads(1)).toBe('1 lead');
  expect(countLeads(10_000)).toBe('10,000 leads');
  expect(countLeads(123_456)).toBe('1,23,456 leads');
});

test('says how many of all leads are shown', () => {
  expect(describeCount(60, 60)).toBe('60 leads');
  expect(describeCount(12, 10_000)).toBe('12 of 10,000 leads');
});
