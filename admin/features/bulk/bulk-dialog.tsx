import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { RunProgress } from '../../shared/run/run-progress.tsx';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './bulk.module.css';
import {
  type BulkAction,
  type BulkWishes,
  type Chosen,
  describeDone,
  isTyped,
  isWhole,
  NO_WISHES,
  needsReason,
  submitWords,
  TITLES,
  WORD,
} from './bulk-action.ts';
import { useBulkRun } from './use-bulk-run.ts';

interface BulkFieldsProps {
  action: BulkAction;
  chosen: Chosen;
  members: readonly { id: string; name: string }[];
  wishes: BulkWishes;
  onChange: (wishes: BulkWishes) => void;
}

/** What one action on many leads wants to know. */
function BulkFields({ action, chosen, members, wishes, onChange }: BulkFieldsProps) {
  const change = (part: Partial<BulkWishes>) => onChange({ ...wishes, ...part });
  return (
    <div className={styles.fields}>
      {action === 'stage' && (
        <>
          <SelectField
            label="Stage"
            name="stage"
            // Nothing leads back to New.
            options={STAGES.filter((stage) => stage !== 'new').map((value) => ({
              value,
              label: STAGE_NAMES[value],
            }))}
            value={wishes.stage}
            onChange={(event) => change({ stage: event.target.value as Stage })}
          />
          {needsReason(wishes.stage) && (
            <TextField
              label="Reason"
              name="reason"
              required
              autoComplete="off"
              maxLength={WORK_LIMITS.reason}
              value={wishes.reason}
              onChange={(event) => change({ reason: event.target.value })}
            />
          )}
          <p>Leads that may not move there stay where they are and are counted.</p>
        </>
      )}
      {action === 'assign' && (
        <SelectField
          label="Who works on them"
          name="member"
          options={[
            { value: '', label: 'Nobody' },
            ...members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={wishes.member}
          onChange={(event) => change({ member: event.target.value })}
        />
      )}
      {action === 'tag' && (
        <>
          <SelectField
            label="What to do"
            name="tag-way"
            options={[
              { value: 'add', label: 'Add a tag' },
              { value: 'remove', label: 'Take a tag away' },
            ]}
            value={wishes.isTagRemoved ? 'remove' : 'add'}
            onChange={(event) => change({ isTagRemoved: event.target.value === 'remove' })}
          />
          <TextField
            label="Tag"
            name="tag"
            required
            autoComplete="off"
            maxLength={WORK_LIMITS.tag}
            value={wishes.tag}
            onChange={(event) => change({ tag: event.target.value })}
          />
        </>
      )}
      {action === 'answered' && (
        <p>
          For enquiries that somebody answered before it could be recorded here. They leave
          “Unanswered”; what happened says that they were answered before, not when or how.
        </p>
      )}
      {action === 'bin' && (
        <>
          <p>For 30 days the bin gives them back. Mails that have not gone out are not sent.</p>
          {isTyped(chosen) && (
            <TextField
              label={`Type ${WORD} to confirm`}
              name="confirmation"
              autoComplete="off"
              autoCapitalize="characters"
              value={wishes.confirmation}
              onChange={(event) => change({ confirmation: event.target.value })}
            />
          )}
        </>
      )}
    </div>
  );
}

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
