import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast.ts';
import { describeClearFault, isSessionRefused } from '../../shared/lead/describe-fault.ts';
import { clearLeads } from '../../shared/lead/leads-backend.ts';
import { forgetSession, leadsQuery } from '../../shared/lead/leads-query.ts';
import { LEADS_MESSAGES } from './messages.ts';

/** The leads and what may be done with all of them; each outcome shows its toast. */
export function useLeads() {
  const client = useQueryClient();
  const query = useQuery(leadsQuery);

  /** What other views show: health, ledgers, the audit log. */
  const refreshOthers = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'leads' });
  const clearing = useMutation({
    mutationFn: clearLeads,
    onSuccess: async () => {
      await client.cancelQueries(leadsQuery);
      client.setQueryData(leadsQuery.queryKey, []);
      showToast(LEADS_MESSAGES.cleared);
      void refreshOthers();
    },
    onError: (fault) => {
      if (isSessionRefused(fault)) void forgetSession();
      else showToast(describeClearFault(fault));
    },
  });

  async function refresh(): Promise<void> {
    if (query.isFetching) return;
    void refreshOthers();
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
