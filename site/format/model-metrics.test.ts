import { expect, it } from 'vitest';
import { formatMetrics } from './model-metrics.ts';

const metrics = formatMetrics({
  investment: { min: 800_000, max: 1_500_000 },
  breakEvenMonths: { min: 12, max: 18 },
  roiPercent: { min: 25, max: 35 },
  monthlyRevenue: { min: 300_000, max: 800_000 },
  marginPercent: { min: 15, max: 25 },
  paybackYears: { min: 3, max: 4 },
  spaceSqFt: { min: 300, max: 600 },
  brands: { min: 3, max: 5, unit: 'brands per kitchen' },
});

it('writes every figure as the company publishes it', () => {
  expect(metrics).toEqual({
    investment: '₹8-15 Lakhs',
    space: '300-600 sq ft',
    brands: '3-5 brands per kitchen',
    breakEven: '12-18 months',
    roi: '25-35% annually',
    revenue: '₹3-8 Lakhs',
    margin: '15-25%',
    payback: '3-4 years',
  });
});
