const digits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** An amount as people say it: `₹12 lakh`, `₹1.5 crore`, `₹75,000`. */
export function describeRupees(rupees: number): string {
  if (rupees >= 10_000_000) return `₹${digits.format(rupees / 10_000_000)} crore`;
  if (rupees >= 100_000) return `₹${digits.format(rupees / 100_000)} lakh`;
  return `₹${digits.format(rupees)}`;
}
