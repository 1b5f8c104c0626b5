import { formatLakhs, formatPercent, formatRange, type Range } from './range.ts';

/** The published figures of a franchise model; money in rupees, space in square feet. */
export interface ModelFigures {
  investment: Range;
  breakEvenMonths: Range;
  roiPercent: Range;
  monthlyRevenue: Range;
  marginPercent: Range;
  paybackYears: Range;
  spaceSqFt: Range;
  /** How many brands cook there; the unit may say where: `brands per kitchen`. */
  brands: Range & { unit: string };
}

/** What each metric is called, in the order in which metrics are listed. */
export const METRIC_LABELS = {
  investment: 'Investment range',
  space: 'Space required',
  brands: 'Brands',
  breakEven: 'Break-even',
  roi: 'Expected ROI',
  revenue: 'Monthly revenue',
  margin: 'Profit margin',
  payback: 'Payback period',
} as const;

export type Metric = keyof typeof METRIC_LABELS;

/** Every metric of a model in the company's own spelling, as `₹8-15 Lakhs` or `25-35% annually`. */
export const formatMetrics = (figures: ModelFigures): Record<Metric, string> => ({
  investment: formatLakhs(figures.investment),
  space: formatRange(figures.spaceSqFt, 'sq ft'),
  brands: formatRange(figures.brands, figures.brands.unit),
  breakEven: formatRange(figures.breakEvenMonths, 'months'),
  roi: `${formatPercent(figures.roiPercent)}${figures.roiPercent.isExpired ? '' : ' annually'}`,
  revenue: formatLakhs(figures.monthlyRevenue),
  margin: formatPercent(figures.marginPercent),
  payback: formatRange(figures.paybackYears, 'years'),
});
