import { queryOptions } from '@tanstack/react-query';
import { viewsSchema } from '../../../contract/desk/views.ts';
import { callDesk } from '../backend/call-desk.ts';

/** Views that this account keeps. */
export const viewsQuery = queryOptions({
  queryKey: ['desk-views'],
  queryFn: () => callDesk('desk_views', {}, viewsSchema),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
