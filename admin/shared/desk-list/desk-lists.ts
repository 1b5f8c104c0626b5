import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { deskCountsSchema } from '../../../contract/desk/counts.ts';
import { type ListFilter, listPageSchema } from '../../../contract/desk/list.ts';
import { callDesk } from '../backend/call-desk.ts';

/** Milliseconds between two looks for new leads; the database answers from counters. */
const POLL_MS = 15_000;

/** How many leads wait for what; asked again and again while the desk is on the screen. */
export const countsQuery = queryOptions({
  queryKey: ['desk-counts'],
  queryFn: () => callDesk('desk_counts', {}, deskCountsSchema),
  refetchInterval: POLL_MS,
  retry: false,
});

/** The leads of one list, a page at a time; they stay in place until somebody asks for the list again. */
export const listQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: ['desk-list', filter],
    queryFn: ({ pageParam }) =>
      callDesk(
        'desk_leads',
        { filter, ...(pageParam === null ? {} : { after: pageParam }) },
        listPageSchema,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
