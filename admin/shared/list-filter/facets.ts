import { queryOptions } from '@tanstack/react-query';
import { facetsSchema } from '../../../contract/desk/facets.ts';
import { callDesk } from '../backend/call-desk.ts';

/** Milliseconds for which suggestions are fresh enough. */
const FRESH_MS = 5 * 60_000;

/** Values that leads hold, for suggestions; a filter may ask for others. */
export const facetsQuery = queryOptions({
  queryKey: ['desk-facets'],
  queryFn: () => callDesk('desk_facets', {}, facetsSchema),
  staleTime: FRESH_MS,
  retry: false,
});
