import { expect, it } from 'vitest';
import { formatEnds, formatLakhs, formatPercent, formatRange, formatRupees } from './range.ts';

it.each([
  [800_000, 1_500_000, '₹8-15 Lakhs'],
  [250_000, 600_000, '₹2.5-6 Lakhs'],
  // Equal ends stand once, units that differ stand both.
  [500_000, 500_000, '₹5 Lakhs'],
  [5_000_000, 10_000_000, '₹50 Lakhs to 1 Crore'],
  [5_000_000, 15_000_000, '₹50 Lakhs to 1.5 Crore'],
  [333_333, 666_667, '₹3.3-6.7 Lakhs'],
])('%i to %i rupees are %s', (min, max, words) => expect(formatLakhs({ min, max })).toBe(words));

it.each([
  [formatRupees(99.96), '₹100'],
  [formatRupees(1_500_000), '₹15,00,000'],
  [formatEnds({ min: 8, max: 10 }), '8-10'],
  [formatRange({ min: 1500, max: 3000 }, 'sq ft'), '1500-3000 sq ft'],
  [formatPercent({ min: 25, max: 35 }), '25-35%'],
])('a figure is written as %s', (written, words) => expect(written).toBe(words));
