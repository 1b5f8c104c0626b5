import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { type ListFilter, type ListPage, listPageSchema } from '../../../contract/desk/list.ts';
import { callDesk } from '../backend/call-desk.ts';
import { DeskError } from '../backend/desk-error.ts';
import { ageOfAnswer } from '../backend/noting-fetch.ts';
import { describeLoadError } from '../lead/leads-messages.ts';

/** Where a page begins. Each knows the one before, so that pages which were let go can be read again. */
interface PageStart {
  after: string | null;
  /** How many pages come before. */
  index: number;
  previous: PageStart | undefined;
}
export type ListData = InfiniteData<ListPage, PageStart>;

type ListKey = readonly unknown[];

/** Every list that has been read stands in the cache under this name. */
export const LISTS_KEY = ['desk-list'] as const;

export const FIRST_PAGE: PageStart = { after: null, index: 0, previous: undefined };

/** Pages that a table keeps: what is further away is let go, however long the list is. */
const TABLE_PAGES = 6;

/** The leads of one list, a page at a time; they stay in place until somebody asks for the list again. */
export const listQuery = (filter: ListFilter) =>
  infiniteQueryOptions<ListPage, Error, ListData, ListKey, PageStart>({
    queryKey: [...LISTS_KEY, filter],
    queryFn: async ({ client, queryKey, pageParam: { after } }) => {
      const given = { filter, ...(after !== null && { after }) };
      const page = await callDesk('desk_leads', given, listPageSchema);
      // A list that is shown already is not refreshed by what the device keeps of it.
      if (after === null && ageOfAnswer('desk_leads') && client.getQueryData(queryKey))
        throw new DeskError('The list could not be read anew.', 0);
      return page;
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }, _pages, start): PageStart | null =>
      next === null ? null : { after: next, index: start.index + 1, previous: start },
    getPreviousPageParam: (_page, _pages, start): PageStart | undefined => start.previous,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The same for a table, which keeps a few pages around what is looked at. */
export const tableQuery = (filter: ListFilter) =>
  infiniteQueryOptions<ListPage, Error, ListData, ListKey, PageStart>({
    ...listQuery(filter),
    queryKey: [...LISTS_KEY, filter, 'table'],
    maxPages: TABLE_PAGES,
    meta: { describeError: describeLoadError },
  });

/** When a list was read from the database that was put into the cache then; both in milliseconds since 1970. */
export const databaseReadAt = (updatedAt: number): number =>
  Math.min(ageOfAnswer('desk_leads') ?? updatedAt, updatedAt);

/** Reads a table from a page on that it has passed and let go. */
export async function jumpToPage(
  client: QueryClient,
  queryKey: ListKey,
  index: number,
): Promise<void> {
  let start = client.getQueryData<ListData>(queryKey)?.pageParams[0];
  while (start && start.index > index) start = start.previous;
  if (!start) return;
  client.setQueryData<ListData>(queryKey, {
    pages: [{ rows: [], next: null, is_similar: false }],
    pageParams: [start],
  });
  await client.refetchQueries({ queryKey, exact: true });
}
