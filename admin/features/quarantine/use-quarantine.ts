import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { describeChangeError } from '../../shared/backend/desk-error.ts';
import type { Lead } from '../../shared/lead/lead.ts';
import { leadsQuery, refreshAllButLeads } from '../../shared/lead/leads-query.ts';
import { deleteLead, deleteQuarantined } from '../../shared/removal/delete-leads.ts';

const showError = (error: unknown) => showToast(describeChangeError(error));

/** The actions on quarantined leads; each outcome shows a toast. */
export function useQuarantine() {
  const client = useQueryClient();

  /** Applies a change that the database has made to the cached list. */
  const change = (edit: (leads: Lead[]) => Lead[]) => {
    client.setQueryData<Lead[]>(leadsQuery.queryKey, (leads) => leads && edit(leads));
    void refreshAllButLeads(client);
  };

  const release = useMutation({
    mutationFn: ({ id }: Lead) => callDesk('release_lead', { lead_id: id }, v.boolean()),
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
    onError: showError,
  });

  const remove = useMutation({
    mutationFn: ({ id }: Lead) => deleteLead(id),
    onSuccess: (_nothing, { id }) => {
      change((leads) => leads.filter((lead) => lead.id !== id));
      showToast({ title: 'Deleted', description: 'The enquiry is deleted.', tone: 'success' });
    },
    onError: showError,
  });

  const removeAll = useMutation({
    mutationFn: deleteQuarantined,
    onSuccess: () => {
      change((leads) => leads.filter((lead) => lead.quarantined_at === null));
      showToast({ title: 'Deleted', description: 'The quarantine is empty.', tone: 'success' });
    },
    onError: showError,
  });

  return { release, remove, removeAll };
}
