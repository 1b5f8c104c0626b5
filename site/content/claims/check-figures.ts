import type { ModelFigures } from '../../format/model-metrics.ts';
import type { Range } from '../../format/range.ts';

const MONTHS = 12;
const DAYS_OF_MONTH = 30;

export type CheckedFigures = Pick<
  ModelFigures,
  | 'investment'
  | 'monthlyRevenue'
  | 'marginPercent'
  | 'roiPercent'
  | 'paybackYears'
  | 'breakEvenMonths'
>;

/** A year's profit by the stated revenue and margin, from the worst corner of both to the best. */
const profitOf = ({ monthlyRevenue, marginPercent }: CheckedFigures): Range => ({
  min: (monthlyRevenue.min * marginPercent.min * MONTHS) / 100,
  max: (monthlyRevenue.max * marginPercent.max * MONTHS) / 100,
});

/** What revenue and margin say of a year's return, in whole percent of the investment. */
export function impliedReturn(figures: CheckedFigures): Range {
  const profit = profitOf(figures);
  return {
    min: Math.round((profit.min / figures.investment.max) * 100),
    max: Math.round((profit.max / figures.investment.min) * 100),
  };
}

/** What revenue and margin say of the payback, in years. */
export function impliedPayback(figures: CheckedFigures): Range {
  const profit = profitOf(figures);
  return {
    min: toTenth(figures.investment.min / profit.max),
    max: toTenth(figures.investment.max / profit.min),
  };
}

const toTenth = (years: number): number => Math.round(years * 10) / 10;

/** What one order or customer brings if so many a day bring a month's revenue, in whole rupees. */
export const perHead = (monthlyRevenue: Range, aDay: number): Range => ({
  min: Math.round(monthlyRevenue.min / aDay / DAYS_OF_MONTH),
  max: Math.round(monthlyRevenue.max / aDay / DAYS_OF_MONTH),
});

/** Whether all figures that a check needs may still be shown. */
export const canCheck = (figures: CheckedFigures): boolean =>
  [
    figures.investment,
    figures.monthlyRevenue,
    figures.marginPercent,
    figures.roiPercent,
    figures.paybackYears,
    figures.breakEvenMonths,
  ].every(({ isExpired }) => !isExpired);
