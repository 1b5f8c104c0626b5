import { formatNumber } from '../../../contract/desk/rupees.ts';

export const countLeads = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'lead' : 'leads'}`;

/** @returns `12 of 12,345 leads` while a filter hides some. */
export const describeCount = (shown: number, total: number): string =>
  shown === total ? countLeads(total) : `${formatNumber(shown)} of ${countLeads(total)}`;
