import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast.ts';
import { backend } from '../backend/backend.ts';
import { describeLoadFault, isSessionRefused } from './describe-fault.ts';
import { listLeads } from './leads-backend.ts';

/** Forgets a session that the backend no longer accepts; the page's guard then leads to sign-in. */
export const forgetSession = () => backend.auth.signOut({ scope: 'local' });

/** The list is fetched once and then when the administrator asks: it must not move by itself. */
export const leadsQuery = queryOptions({
  queryKey: ['leads'],
  queryFn: listLeads,
  staleTime: Number.POSITIVE_INFINITY,
  // The client has tried three times already.
  retry: false,
});

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (fault, { meta }) => {
      if (isSessionRefused(fault)) void forgetSession();
      // A quiet query says at its own place that it failed.
      else if (!meta?.isQuiet) showToast(describeLoadFault(fault));
    },
  }),
});
