import { describe, expect, it } from 'vitest';
import { formatEnds, formatLakhs, formatPercent, formatRange, formatRupees } from './range.ts';

describe('money', () => {
  it('writes rupees as lakhs', () => {
    expect(formatLakhs({ min: 800_000, max: 1_500_000 })).toBe('₹8-15 Lakhs');
  });
  it('keeps half a lakh', () => {
    expect(formatLakhs({ min: 250_000, max: 600_000 })).toBe('₹2.5-6 Lakhs');
  });
  it('does not repeat equal ends', () => {
    expect(formatLakhs({ min: 500_000, max: 500_000 })).toBe('₹5 Lakhs');
  });
  it('names both units where they differ', () => {
    expect(formatLakhs({ min: 5_000_000, max: 10_000_000 })).toBe('₹50 Lakhs to 1 Crore');
    expect(formatLakhs({ min: 5_000_000, max: 15_000_000 })).toBe('₹50 Lakhs to 1.5 Crore');
  });
  it('writes one digit behind the point', () => {
    expect(formatLakhs({ min: 333_333, max: 666_667 })).toBe('₹3.3-6.7 Lakhs');
    expect(formatRupees(99.96)).toBe('₹100');
  });
  it('groups rupees the Indian way', () => {
    expect(formatRupees(1_500_000)).toBe('₹15,00,000');
  });
});

describe('other figures', () => {
  it('joins the ends with a hyphen', () => {
    expect(formatEnds({ min: 8, max: 10 })).toBe('8-10');
  });
  it('joins a range and its unit', () => {
    expect(formatRange({ min: 1500, max: 3000 }, 'sq ft')).toBe('1500-3000 sq ft');
  });
  it('sets no space before the percent sign', () => {
    expect(formatPercent({ min: 25, max: 35 })).toBe('25-35%');
  });
});
