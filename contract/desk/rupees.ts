const grouped = new Intl.NumberFormat('en-IN');

/** @returns `12,34,567`, with Indian grouping */
export const formatNumber = (value: number): string => grouped.format(value);

/** An amount as people say it: `₹12 lakh`, `₹1.5 crore`; one that would lose digits whole, `₹12,34,567`. */
export function describeRupees(rupees: number): string {
  const [unit, word] = rupees >= 10_000_000 ? [10_000_000, ' crore'] : [100_000, ' lakh'];
  const isShort = rupees >= unit && rupees % (unit / 100) === 0;
  return isShort ? `₹${formatNumber(rupees / unit)}${word}` : `₹${formatNumber(rupees)}`;
}

const LAKH = 100_000;

/** @returns `₹1.9 crore`, `₹87 lakh`: two or three figures are enough to see what days are worth */
export function describeSum(rupees: number): string {
  const step = rupees >= 100 * LAKH ? 10 * LAKH : LAKH;
  return describeRupees(Math.round(rupees / step) * step);
}
