import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ListRow } from '../../../contract/desk/list.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { describeChangeError } from '../../shared/backend/desk-error.ts';
import { dropFromLists, refreshAllButLists } from '../../shared/desk-list/change-lists.ts';
import { LISTS_KEY } from '../../shared/desk-list/desk-lists.ts';
import { deleteLead, deleteQuarantined } from '../../shared/removal/delete-leads.ts';

type DoubtfulRow = Pick<ListRow, 'id' | 'name'>;

const showError = (error: unknown) => showToast(describeChangeError(error));

/** The actions on quarantined leads; each outcome shows a toast. */
export function useQuarantine() {
  const client = useQueryClient();

  /** The list keeps its place; what else has changed is read anew. */
  const drop = (isGone: (id: string) => boolean) => {
    void dropFromLists(client, isGone);
    void refreshAllButLists(client);
  };

  const release = useMutation({
    mutationFn: ({ id }: DoubtfulRow) => callDesk('release_lead', { lead_id: id }, v.boolean()),
    onSuccess: (_wasHeld, { id, name }) => {
      drop((one) => one === id);
      showToast({
        title: 'Not spam',
        description: `The enquiry of ${name} is in the list, and its mails go out now.`,
        tone: 'success',
      });
    },
    onError: showError,
  });

  const remove = useMutation({
    mutationFn: ({ id }: DoubtfulRow) => deleteLead(id),
    onSuccess: (_nothing, { id }) => {
      drop((one) => one === id);
      showToast({ title: 'Deleted', description: 'The enquiry is deleted.', tone: 'success' });
    },
    onError: showError,
  });

  const removeAll = useMutation({
    mutationFn: deleteQuarantined,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: LISTS_KEY });
      void refreshAllButLists(client);
      showToast({ title: 'Deleted', description: 'The quarantine is empty.', tone: 'success' });
    },
    onError: showError,
  });

  return { release, remove, removeAll };
}
