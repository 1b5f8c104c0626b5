import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast/toast.ts';
import { readListsAnew, refreshAllButLists } from '../../shared/desk-list/change-lists.ts';
import { LISTS_KEY } from '../../shared/desk-list/desk-lists.ts';
import { LEADS_MESSAGES } from '../../shared/lead/leads-messages.ts';

/** What may be done with all leads; each outcome shows its toast. */
export function useLeads() {
  const client = useQueryClient();

  const clearing = useMutation({
    // Rare, so that it is no part of the first script.
    mutationFn: async () => (await import('./clear-leads.ts')).clearLeads(client),
  });

  const refreshing = useMutation({
    mutationFn: async () => {
      // Also while the list is loading: refetching the others is how an ended session is noticed.
      void refreshAllButLists(client);
      if (client.isFetching({ queryKey: LISTS_KEY })) return false;
      return readListsAnew(client);
    },
    onSuccess: (wasRead) => wasRead && showToast(LEADS_MESSAGES.refreshed),
  });

  return {
    refresh: refreshing.mutate,
    isRefreshing: refreshing.isPending,
    clear: clearing.mutateAsync,
    isClearing: clearing.isPending,
  };
}
