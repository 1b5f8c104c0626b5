import { queryOptions } from '@tanstack/react-query';
import { deskCountsSchema } from '../../../contract/desk/counts.ts';
import { callDesk } from '../backend/call-desk.ts';

/** Milliseconds between two looks for new leads; the database answers from counters. */
export const POLL_MS = 15_000;

/** How many leads wait for what; asked again and again while the desk is on the screen. */
export const countsQuery = queryOptions({
  queryKey: ['desk-counts'],
  queryFn: () => callDesk('desk_counts', {}, deskCountsSchema),
  refetchInterval: POLL_MS,
  retry: false,
});
