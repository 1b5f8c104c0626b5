import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Trash2 } from '../../../ui/icon/icons.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { describeChangeError, isSessionRefused } from '../../shared/backend/desk-error.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { goTo, usePlace } from '../../shared/place/place.ts';
import { deleteLead } from '../../shared/removal/delete-leads.ts';
import { restoreLeads } from '../../shared/removal/restore-leads.ts';
import { keepFocus, rememberPlace } from '../../shared/work/keep-focus.ts';
import { UNDO_MS } from '../../shared/work/use-work.ts';

/** Moves the lead into the bin, without a question: one press brings it back. */
export function DeleteLead({ lead }: { lead: WholeLead }) {
  const place = usePlace();
  const client = useQueryClient();
  const onError = (error: Error) => {
    if (!isSessionRefused(error)) showToast(describeChangeError(error));
  };
  const restoring = useMutation({
    mutationFn: () => restoreLeads([lead.id]),
    onSuccess: () => {
      showToast({ title: 'Undone', tone: 'success' });
      return client.invalidateQueries();
    },
    onError,
  });
  const deleting = useMutation({
    onMutate: () => keepFocus(rememberPlace()),
    mutationFn: () => deleteLead(lead.id),
    onSuccess: () => {
      showToast({
        title: `${lead.name} is in the bin`,
        tone: 'success',
        durationMs: UNDO_MS,
        action: { label: 'Undo', key: 'u', run: () => restoring.mutate() },
      });
      goTo({ ...place, reference: undefined }, { isNew: false });
      return client.invalidateQueries();
    },
    onError,
  });

  return (
    <Button kind="quiet" size="small" isBusy={deleting.isPending} onClick={() => deleting.mutate()}>
      <Icon icon={Trash2} />
      Move to the bin
    </Button>
  );
}
