import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RunProgress } from '../../shared/run/run-progress.tsx';
import {
  type BulkAction,
  type Chosen,
  describeDone,
  isWhole,
  NO_WISHES,
  submitWords,
  TITLES,
} from './bulk-action.ts';
import { BulkFields } from './bulk-fields.tsx';
import { useBulkRun } from './use-bulk-run.ts';

export interface BulkDialogProps {
  isOpen: boolean;
  action: BulkAction;
  chosen: Chosen;
  members: readonly { id: string; name: string }[];
  onClose: () => void;
  /** After something was done with the leads. */
  onDone: () => void;
}

/** Asks what to do with the chosen leads, does it, and shows how far it is. */
export default function BulkDialog({ isOpen, action, chosen, ...props }: BulkDialogProps) {
  const [wishes, setWishes] = useState(NO_WISHES);
  const { start, stop, isRunning, run } = useBulkRun();
  const form = useId();
  /** What goes on behind a closed dialog could not be stopped any more. */
  const leave = isRunning ? stop : props.onClose;

  async function save(event: FormEvent) {
    event.preventDefault();
    const isDone = await start({ action, wishes, chosen }).then(
      () => true,
      // The toast says why; the dialog stays open for another try.
      () => false,
    );
    if (!isDone) return;
    setWishes(NO_WISHES);
    flushSync(props.onClose);
    props.onDone();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={`${TITLES[action]}: ${chosen.words}`}
      actions={
        <>
          <Button kind="secondary" onClick={leave}>
            {isRunning ? 'Stop' : 'Cancel'}
          </Button>
          <Button
            type="submit"
            form={form}
            kind={action === 'bin' ? 'danger' : 'primary'}
            isBusy={isRunning}
            disabled={!isWhole(action, wishes, chosen)}
          >
            {submitWords(action, wishes)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)}>
        {isRunning ? (
          <RunProgress
            done={(run?.done ?? 0) + (run?.same ?? 0)}
            total={run?.total ?? chosen.count}
            words={describeDone(action, wishes)}
          />
        ) : (
          <BulkFields
            action={action}
            chosen={chosen}
            members={props.members}
            wishes={wishes}
            onChange={setWishes}
          />
        )}
      </form>
    </Dialog>
  );
}
