/** Lower and upper end of a published figure. */
export interface Range {
  min: number;
  max: number;
}

/** One lakh is a hundred thousand, one crore a hundred lakhs. */
const LAKH = 100_000;
const CRORE = 100 * LAKH;

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1, useGrouping: false });

const join = ({ min, max }: Range, scale = 1): string => {
  const [low, high] = [plain.format(min / scale), plain.format(max / scale)];
  return min === max ? low : `${low}-${high}`;
};

/**
 * Rupees in the company's spelling: `{ min: 800000, max: 1500000 }` becomes `₹8-15 Lakhs`. Ends with
 * different units name both: `₹50 Lakhs to 1 Crore`.
 */
export function formatLakhs({ min, max }: Range): string {
  if (max < CRORE) return `₹${join({ min, max }, LAKH)} Lakhs`;
  return `₹${plain.format(min / LAKH)} Lakhs to ${plain.format(max / CRORE)} Crore`;
}

/** `{ min: 8, max: 10 }` becomes `8-10`. */
export const formatEnds = (range: Range): string => join(range);

/** `{ min: 1500, max: 3000 }` with `sq ft` becomes `1500-3000 sq ft`, ungrouped as published. */
export const formatRange = (range: Range, unit: string): string => `${join(range)} ${unit}`;

/** `{ min: 25, max: 35 }` becomes `25-35%`. */
export const formatPercent = (range: Range): string => `${join(range)}%`;

/** Rupees in Indian grouping: `1500000` becomes `₹15,00,000`. */
export const formatRupees = (amount: number): string => `₹${grouped.format(amount)}`;
