import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast/toast.ts';
import { LEADS_MESSAGES } from '../../shared/lead/leads-messages.ts';
import { leadsQuery, refreshAllButLeads } from '../../shared/lead/leads-query.ts';

/** The leads and what may be done with all of them. */
export type Leads = ReturnType<typeof useLeads>;

/** The leads and what may be done with all of them; each outcome shows its toast. */
export function useLeads() {
  const client = useQueryClient();
  const query = useQuery(leadsQuery);

  const clearing = useMutation({
    // Rare, so that it is no part of the first script.
    mutationFn: async () => (await import('./clear-leads.ts')).clearLeads(client),
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
