import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loanOf } from './result.ts';

test('a loan is paid back to the last rupee', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 50_000_000, noNaN: true }),
      fc.integer({ min: 0, max: 72 }).map((step) => step * 0.005),
      fc.integer({ min: 1, max: 15 }),
      (amount, yearly, years) => {
        const { emi, months, interest } = loanOf(amount, yearly, years);
        const paid = emi * months - interest.reduce((sum, part) => sum + part, 0);
        expect(Math.abs(paid - amount)).toBeLessThan(Math.max(1, amount) * 1e-6);
        expect(
          interest.every((part, at) => at === 0 || part <= (interest[at - 1] ?? 0) + 1e-6),
        ).toBe(true);
      },
    ),
  );
});
