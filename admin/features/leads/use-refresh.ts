import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast/toast.ts';
import { readListsAnew, refreshAllButLists } from '../../shared/desk-list/change-lists.ts';
import { LISTS_KEY } from '../../shared/desk-list/desk-lists.ts';
import { LEADS_MESSAGES } from '../../shared/lead/leads-messages.ts';

export function useRefresh() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // Also while the list is loading: refetching the others is how an ended session is noticed.
      void refreshAllButLists(client);
      if (client.isFetching({ queryKey: LISTS_KEY })) return false;
      return readListsAnew(client);
    },
    onSuccess: (wasRead) => wasRead && showToast(LEADS_MESSAGES.refreshed),
  });
}
