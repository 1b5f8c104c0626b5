import { infiniteQueryOptions } from '@tanstack/react-query';
import { type ListFilter, listPageSchema } from '../../../contract/desk/list.ts';
import { callDesk } from '../backend/call-desk.ts';

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
