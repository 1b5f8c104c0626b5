import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusLeadCount } from './desk-filter.tsx';
import { countLeads } from './lead-count.ts';
import { formatClock } from './lead-time.ts';

/** What was to be deleted when the dialog opened; it keeps its words while it closes. */
export interface ClearQuestion {
  count: number;
  /** When the list was loaded, in milliseconds since 1970. */
  loadedAt: number;
}

export interface ClearDialogProps {
  isOpen: boolean;
  question: ClearQuestion;
  isClearing: boolean;
  onClear: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before all leads are deleted; the safe answer comes first and has the focus. */
export function ClearDialog(props: ClearDialogProps) {
  const { isOpen, isClearing, onClose } = props;
  const { count, loadedAt } = props.question;

  async function clear() {
    // A refusal shows its toast; the question stays open for another try.
    const hasCleared = await props.onClear().then(
      () => true,
      () => false,
    );
    if (!hasCleared) return;
    // The button that opened the question is disabled now and cannot take the focus back.
    flushSync(onClose);
    focusLeadCount();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Delete all ${countLeads(count)}?`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" isBusy={isClearing} onClick={() => void clear()}>
            Delete {countLeads(count)}
          </Button>
        </>
      }
    >
      <p>
        <strong>This cannot be undone.</strong> Every lead in the database is deleted, also one that
        has come in since the list was loaded at {formatClock(loadedAt)}.
      </p>
      <p>If you may need them again, cancel and download the CSV first.</p>
    </Dialog>
  );
}
