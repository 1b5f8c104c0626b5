import { expect, test } from 'vitest';
import { splitAtAmounts } from './whole-amounts.ts';

test.each([
  ['from ₹12 Lakhs a year', ['from ', '₹12 Lakhs', ' a year']],
  ['₹25-50 Lakhs, stated', ['', '₹25-50 Lakhs', ', stated']],
  ['₹50 Lakhs to 1 Crore+', ['', '₹50 Lakhs', ' to 1 Crore+']],
  ['₹8 lakh and ₹20,00,000 more', ['', '₹8 lakh', ' and ', '₹20,00,000', ' more']],
  ['nothing to pay', ['nothing to pay']],
])('"%s" keeps its amounts whole', (text, parts) => {
  expect(splitAtAmounts(text)).toEqual(parts);
});
