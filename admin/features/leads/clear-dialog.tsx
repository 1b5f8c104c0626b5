import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { useRemovalProgress } from '../../shared/removal/removal-progress.ts';
import { PartlyDone } from '../../shared/run/follow-run.ts';
import { RunProgress } from '../../shared/run/run-progress.tsx';
import { formatClock } from '../../shared/time/format-time.ts';

/** What the dialog asks about, fixed when it opens so that its text stays while it closes. */
export interface ClearQuestion {
  count: number;
  /** How many of the leads are in quarantine. */
  quarantined: number;
  /** When the list was loaded, in milliseconds since 1970. */
  loadedAt: number;
}

/** Above so many leads a press alone does not delete them. */
const MAX_UNTYPED = 20;
const WORD = 'DELETE';
/** After so long without an answer the dialog says that it still tries. */
const PATIENCE_MS = 5000;

export interface ClearDialogProps {
  isOpen: boolean;
  question: ClearQuestion;
  isClearing: boolean;
  onClear: () => Promise<unknown>;
  onClose: () => void;
  /**
   * Moves the focus: the button that opened the dialog is disabled by then and cannot take it back.
   */
  onCleared: () => void;
}

/** Asks for confirmation before all leads are deleted; Cancel comes first and has the focus. */
export default function ClearDialog(props: ClearDialogProps) {
  const { isOpen, isClearing, onClose } = props;
  const { count, quarantined, loadedAt } = props.question;
  const [typed, setTyped] = useState('');
  const isTyped = count > MAX_UNTYPED;
  const removal = useRemovalProgress();
  /** What goes on behind a closed dialog could not be stopped any more. */
  const leave = removal?.stop ?? onClose;

  async function clear() {
    // A refusal shows a toast; the dialog stays open for another try. What was stopped is over.
    const hasEnded = await props.onClear().then(
      () => true,
      (error: unknown) => error instanceof PartlyDone && error.wasStopped,
    );
    if (!hasEnded) return;
    flushSync(onClose);
    props.onCleared();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={count === 1 ? 'Delete the only lead?' : `Delete all ${countLeads(count)}?`}
      actions={
        <>
          <Button kind="secondary" onClick={leave}>
            {removal ? 'Stop' : 'Cancel'}
          </Button>
          <Button
            kind="danger"
            isBusy={isClearing}
            disabled={isTyped && typed.trim().toUpperCase() !== WORD}
            onClick={() => void clear()}
          >
            Delete {countLeads(count)}
          </Button>
        </>
      }
    >
      <p>
        <strong>For 30 days the bin gives them back.</strong> Every lead is deleted
        {quarantined > 0 && `, ${quarantined} in quarantine among them`}, also one that has come in
        since the list was loaded at {formatClock(loadedAt)}. Mails about them that have not gone
        out are not sent.
      </p>
      <p>
        A sealed copy stays in the database’s archive for a year from the day of each enquiry, at
        least for 30 days, and is then destroyed. To remove a person’s copies at once, use “A
        person’s data”.
      </p>
      {removal && (
        <RunProgress
          done={removal.run?.done ?? 0}
          total={removal.run?.total ?? count}
          words="in the bin"
        />
      )}
      <p role="status">{isClearing && <StillTrying key={removal?.run?.done} />}</p>
      {isTyped && !removal && (
        <TextField
          label={`Type ${WORD} to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Dialog>
  );
}

/** Drawn anew with every answer. */
function StillTrying() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow && 'No answer yet. Still trying …';
}
