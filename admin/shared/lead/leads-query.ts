import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { describeLoadError } from './leads-messages.ts';
import { readLeads } from './read-leads.ts';

/** Fetched once, then only on request: the list must not change under the reader. */
export const leadsQuery = queryOptions({
  queryKey: ['leads'],
  queryFn: readLeads,
  staleTime: Number.POSITIVE_INFINITY,
  // The client has tried three times already.
  retry: false,
  meta: { describeError: describeLoadError },
});

/** Refetches what the other views show after leads have changed: health, ledgers, the audit log. */
export const refreshAllButLeads = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== leadsQuery.queryKey[0] });
