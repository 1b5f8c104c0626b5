import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast.ts';
import type { ToastMessage } from '../../../ui/toast-store.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import type { Lead } from '../../shared/lead/lead.ts';
import { deleteLead, deleteQuarantined } from '../../shared/lead/leads-backend.ts';
import { leadsQuery } from '../../shared/lead/leads-query.ts';

const FAILED: ToastMessage = {
  title: 'Error',
  description: 'The database refused. Nothing has changed.',
  tone: 'destructive',
};

/** What may be done with doubtful leads; each outcome shows its toast. */
export function useQuarantine() {
  const client = useQueryClient();
  const refreshOthers = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'leads' });

  /** Changes the list on the screen as the database has just been changed. */
  const change = (edit: (leads: Lead[]) => Lead[]) => {
    client.setQueryData<Lead[]>(leadsQuery.queryKey, (leads) => leads && edit(leads));
    void refreshOthers();
  };

  const release = useMutation({
    mutationFn: ({ id }: Lead) => callDesk('release_lead', { lead_id: id }),
    onSuccess: (_wasHeld, { id, name }) => {
      change((leads) =>
        leads.map((lead) => (lead.id === id ? { ...lead, quarantined_at: null } : lead)),
      );
      showToast({
        title: 'Not spam',
        description: `The enquiry of ${name} is in the list, and its mails go out now.`,
        tone: 'success',
      });
    },
    onError: () => showToast(FAILED),
  });

  const remove = useMutation({
    mutationFn: ({ id }: Lead) => deleteLead(id),
    onSuccess: (_nothing, { id }) => {
      change((leads) => leads.filter((lead) => lead.id !== id));
      showToast({ title: 'Deleted', description: 'The enquiry is deleted.', tone: 'success' });
    },
    onError: () => showToast(FAILED),
  });

  const removeAll = useMutation({
    mutationFn: deleteQuarantined,
    onSuccess: () => {
      change((leads) => leads.filter((lead) => lead.quarantined_at === null));
      showToast({ title: 'Deleted', description: 'The quarantine is empty.', tone: 'success' });
    },
    onError: () => showToast(FAILED),
  });

  return { release, remove, removeAll };
}
