import { queryOptions } from '@tanstack/react-query';
import { deskCountsSchema, type Found, foundSchema } from '../../../contract/desk/counts.ts';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { callDesk } from '../backend/call-desk.ts';
import { countLeads, describeCount } from '../lead/lead-count.ts';

/** Milliseconds between two looks for new leads; the database answers from counters. */
export const POLL_MS = 15_000;

export const countsQuery = queryOptions({
  queryKey: ['desk-counts'],
  queryFn: () => callDesk('desk_counts', {}, deskCountsSchema),
  refetchInterval: POLL_MS,
});

/** How many leads a filter finds; asked for beside the list, so that the list does not wait for it. */
export const foundQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...countsQuery.queryKey, filter],
    queryFn: () => callDesk('desk_found', { filter }, foundSchema),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** @returns `12 of 12,345 leads`, `1,000+ of 12,345 leads`; without a filter `12,345 leads` */
export const describeFound = ({ found, is_more, all }: Found): string =>
  is_more ? `${formatNumber(found)}+ of ${countLeads(all)}` : describeCount(found, all);
