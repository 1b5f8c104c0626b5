import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast/toast.ts';
import { isSessionRefused } from '../../shared/backend/desk-error.ts';
import {
  emptyLists,
  readListsAnew,
  refreshAllButLists,
} from '../../shared/desk-list/change-lists.ts';
import { LISTS_KEY } from '../../shared/desk-list/desk-lists.ts';
import { describeClearError, LEADS_MESSAGES } from '../../shared/lead/leads-messages.ts';
import { deleteAllLeads } from '../../shared/removal/delete-leads.ts';

/** What may be done with all leads; each outcome shows its toast. */
export function useLeads() {
  const client = useQueryClient();

  const clearing = useMutation({
    mutationFn: deleteAllLeads,
    onSuccess: async () => {
      await emptyLists(client);
      showToast(LEADS_MESSAGES.cleared);
      void refreshAllButLists(client);
    },
    onError: (error) => {
      // The page is redirecting to sign-in, which shows the reason.
      if (!isSessionRefused(error)) showToast(describeClearError(error));
    },
  });

  const refreshing = useMutation({
    mutationFn: async () => {
      // Also while the list is loading: refetching the others is how an ended session is noticed.
      void refreshAllButLists(client);
      if (client.isFetching({ queryKey: LISTS_KEY })) return false;
      await readListsAnew(client);
      return true;
    },
    // The list says itself why it could not be read.
    onSuccess: (wasRead) => wasRead && showToast(LEADS_MESSAGES.refreshed),
  });

  return {
    refresh: refreshing.mutate,
    isRefreshing: refreshing.isPending,
    clear: clearing.mutateAsync,
    isClearing: clearing.isPending,
  };
}
