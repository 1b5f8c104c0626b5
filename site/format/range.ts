/** Lower and upper end of a published figure. */
export interface Range {
  min: number;
  max: number;
  /** The last day on which it may be shown is over: words stand in its place. */
  isExpired?: boolean | undefined;
  /** The upper end is open. */
  andMore?: boolean | undefined;
}

/** In place of a figure that may no longer be shown. */
const ON_REQUEST = 'on request';

/** One lakh is a hundred thousand, one crore a hundred lakhs. */
const LAKH = 100_000;
const CRORE = 100 * LAKH;

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1, useGrouping: false });

const join = ({ min, max }: Range, scale = 1): string => {
  const [low, high] = [plain.format(min / scale), plain.format(max / scale)];
  return min === max ? low : `${low}-${high}`;
};

/** Rupees in the company's spelling: `{ min: 800000, max: 1500000 }` becomes `₹8-15 Lakhs`. Ends with different units
 * name both: `₹50 Lakhs to 1 Crore`. */
export function formatLakhs({ min, max, isExpired, andMore }: Range): string {
  if (isExpired) return ON_REQUEST;
  const more = andMore ? '+' : '';
  if (max < CRORE) return `₹${join({ min, max }, LAKH)} Lakhs${more}`;
  return `₹${plain.format(min / LAKH)} Lakhs to ${plain.format(max / CRORE)} Crore${more}`;
}

/** `{ min: 8, max: 10 }` becomes `8-10`. */
export const formatEnds = (range: Range): string => join(range);

/** `{ min: 1500, max: 3000 }` with `sq ft` becomes `1500-3000 sq ft`, ungrouped as published. */
export const formatRange = (range: Range, unit: string): string =>
  range.isExpired ? ON_REQUEST : `${join(range)} ${unit}`;

/** `{ min: 25, max: 35 }` becomes `25-35%`. */
export const formatPercent = (range: Range): string =>
  range.isExpired ? ON_REQUEST : `${join(range)}%`;

/** A number in Indian grouping, with one digit after the point at most: `1500000` becomes `15,00,000`. */
export const formatNumber = (value: number): string => grouped.format(value);

/** Rupees in Indian grouping: `1500000` becomes `₹15,00,000`. */
export const formatRupees = (amount: number): string => `₹${formatNumber(amount)}`;
