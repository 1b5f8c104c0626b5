import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import {
  deskCountsSchema,
  type Found,
  foundSchema,
  type ListFilter,
  type ListPage,
  type ListRow,
  listPageSchema,
  viewsSchema,
} from '../../../contract/desk/list.ts';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { callDesk } from '../backend/call-desk.ts';
import { DeskError } from '../backend/desk-error.ts';
import { ageOfLastList } from '../backend/noting-fetch.ts';
import { countLeads, describeCount } from '../lead/lead-count.ts';

/** Pages of a list, each with the `after` at which it begins. */
export type ListData = InfiniteData<ListPage, string | null>;
export type LeadListQuery = UseInfiniteQueryResult<ListData>;

export const LISTS_KEY = ['desk-list'] as const;

export const listQuery = (filter: ListFilter) =>
  infiniteQueryOptions<ListPage, Error, ListData, readonly unknown[], string | null>({
    queryKey: [...LISTS_KEY, filter],
    queryFn: async ({ client, queryKey, pageParam: after }) => {
      const given = { filter, ...(after !== null && { after }) };
      const page = await callDesk('desk_leads', given, listPageSchema);
      // A list that is shown already is not refreshed by what the device keeps of it.
      if (after === null && ageOfLastList() && client.getQueryData(queryKey))
        throw new DeskError('The list could not be read anew.', 0);
      return page;
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useLeadList = (filter: ListFilter): LeadListQuery =>
  useInfiniteQuery({ ...listQuery(filter), placeholderData: keepPreviousData });

/** The leads that have been read, each once: one that has moved meanwhile may be on two pages. */
export const rowsOf = (list: ListData | undefined): readonly ListRow[] => [
  ...new Map(list?.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row]))).values(),
];

/** When a list was read from the database that was put into the cache then; both in milliseconds since 1970. */
export const databaseReadAt = (updatedAt: number): number =>
  Math.min(ageOfLastList() ?? updatedAt, updatedAt);

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

export const viewsQuery = queryOptions({
  queryKey: ['desk-views'],
  queryFn: () => callDesk('desk_views', {}, viewsSchema),
  staleTime: Number.POSITIVE_INFINITY,
});
