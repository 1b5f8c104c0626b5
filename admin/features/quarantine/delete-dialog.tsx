import type { ListRow } from '../../../contract/desk/list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { countLeads } from '../../shared/lead/lead-count.ts';

export interface DeleteDialogProps {
  /** What to delete; the dialog is closed while undefined. */
  question: Pick<ListRow, 'name'> | 'all' | undefined;
  /** How many leads are in quarantine. */
  count: number;
  isDeleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks for confirmation before quarantined leads are deleted; Cancel has the focus. */
export function DeleteDialog({
  question,
  count,
  isDeleting,
  onDelete,
  onClose,
}: DeleteDialogProps) {
  const isOne = question !== undefined && question !== 'all';
  return (
    <Dialog
      isOpen={question !== undefined}
      onClose={onClose}
      title={isOne ? `Delete the enquiry of ${question.name}?` : `Delete ${countLeads(count)}?`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" isBusy={isDeleting} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <p>
        {!isOne &&
          'Every enquiry that is in quarantine is deleted, also one that has just come in. '}
        The desk cannot bring it back. A sealed copy stays in the database’s archive for a year from
        the day of the enquiry and is then destroyed.
      </p>
    </Dialog>
  );
}
