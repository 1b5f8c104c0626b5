const number = new Intl.NumberFormat('en-IN');

/** @returns `12,345`, with Indian grouping. */
export const formatCount = (count: number): string => number.format(count);

/** @returns `1 lead`, `12,345 leads`. */
export const countLeads = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'lead' : 'leads'}`;

/** @returns `12 of 12,345 leads` while a filter hides some. */
export const describeCount = (shown: number, total: number): string =>
  shown === total ? countLeads(total) : `${formatCount(shown)} of ${countLeads(total)}`;
