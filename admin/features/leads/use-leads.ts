import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast/toast.ts';
import { isSessionRefused } from '../../shared/backend/desk-error.ts';
import { describeClearError, LEADS_MESSAGES } from '../../shared/lead/leads-messages.ts';
import { leadsQuery, refreshAllButLeads } from '../../shared/lead/leads-query.ts';
import { PartlyDone } from '../../shared/run/partly-done.ts';

/** The leads and what may be done with all of them. */
export type Leads = ReturnType<typeof useLeads>;

/** The leads and what may be done with all of them; each outcome shows its toast. */
export function useLeads() {
  const client = useQueryClient();
  const query = useQuery(leadsQuery);

  const clearing = useMutation({
    // Rare, so that it is no part of the first script.
    mutationFn: async () => {
      const { deleteAllLeads } = await import('../../shared/removal/delete-leads.ts');
      return deleteAllLeads();
    },
    onSuccess: async () => {
      await client.cancelQueries(leadsQuery);
      client.setQueryData(leadsQuery.queryKey, []);
      showToast(LEADS_MESSAGES.cleared);
      void refreshAllButLeads(client);
    },
    onError: (error) => {
      // The page is redirecting to sign-in, which shows the reason.
      if (isSessionRefused(error)) return;
      showToast(describeClearError(error));
      if (error instanceof PartlyDone) void client.invalidateQueries();
    },
  });

  async function refresh(): Promise<void> {
    // Also while the list is loading: refetching the others is how an ended session is noticed.
    void refreshAllButLeads(client);
    if (query.isFetching) return;
    const { isSuccess } = await query.refetch();
    if (isSuccess) showToast(LEADS_MESSAGES.refreshed);
  }

  return {
    leads: query.data,
    loadedAt: query.dataUpdatedAt,
    isFetching: query.isFetching,
    hasFailed: query.isError && query.data === undefined,
    refresh,
    clear: clearing.mutateAsync,
    isClearing: clearing.isPending,
  };
}
