import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Run, runSchema } from '../../../contract/desk/run.ts';
import { STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { newId } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { answerStatus, isSessionRefused } from '../../shared/backend/desk-error.ts';
import { readListsAnew, refreshAllButLists } from '../../shared/desk-list/change-lists.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { restoreAll } from '../../shared/removal/restore-leads.ts';
import { followRun, PartlyDone } from '../../shared/run/follow-run.ts';
import { RunProgress } from '../../shared/run/run-progress.tsx';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './bulk.module.css';
import {
  type BulkAction,
  type BulkWishes,
  type Chosen,
  changeOf,
  describeDone,
  isTyped,
  isWhole,
  NO_WISHES,
  needsReason,
  submitWords,
  TITLES,
  WORD,
} from './bulk-action.ts';

/**
 * @param words what became of the leads, such as `moved to Lost`
 * @returns `118 leads moved to Lost`, and what stayed as it was: `2 were so already. 6 stayed: Won may not go to Lost.`
 */
function describeRun({ done, same, refused }: Run, words: string) {
  const stayed = refused.reduce((sum, { count }) => sum + count, 0);
  const reasons = refused.map(({ reason, count }) =>
    refused.length > 1 ? `${reason} (${count.toLocaleString('en-IN')})` : reason,
  );
  const others = [
    same > 0 && `${same.toLocaleString('en-IN')} ${same === 1 ? 'was' : 'were'} so already.`,
    stayed > 0 &&
      `${stayed.toLocaleString('en-IN')} stayed: ${reasons.join(', ').replace(/\.$/, '')}.`,
  ].filter(Boolean);
  return { title: `${countLeads(done)} ${words}`, description: others.join(' ') || undefined };
}

/** Leads of one batch: about a second's work for the database. */
const WORK_BATCH = 200;
const BIN_BATCH = 2000;
/** The server undoes for ten minutes; the toast stays long enough to read and to look at the list. */
const OFFER_MS = 60_000;

interface Order {
  action: BulkAction;
  wishes: BulkWishes;
  chosen: Chosen;
}

/** Does the same with many leads, tells how far it is, says what came of it and offers to undo it. */
function useBulkRun() {
  const client = useQueryClient();
  const [run, setRun] = useState<Run>();
  const stopper = useRef<AbortController>(undefined);
  const readAnew = () => client.invalidateQueries();

  const undoing = useMutation({
    mutationFn: ({ id, action }: { id: string; action: BulkAction }) => takeBack(id, action),
    onSuccess: (message) => showToast({ ...message, tone: 'success' }),
    onError: showBreak,
    onSettled: readAnew,
  });

  const working = useMutation({
    mutationFn: ({ action, wishes, chosen }: Order) => {
      setRun(undefined);
      stopper.current = new AbortController();
      const { signal } = stopper.current;
      const run_id = newId();
      const ask = (isLast: boolean) =>
        action === 'bin'
          ? callDesk(
              'bin_leads',
              { run_id, target: chosen.target, at_most: isLast ? 0 : BIN_BATCH },
              runSchema,
            )
          : callDesk(
              'bulk_work',
              {
                run_id,
                target: chosen.target,
                change: changeOf(action, wishes),
                at_most: isLast ? 0 : WORK_BATCH,
              },
              runSchema,
            );
      // What was stopped is told like what went through: it was done, and can be undone.
      let last: Run | undefined;
      const onProgress = (told: Run) => {
        last = told;
        setRun(told);
      };
      return followRun(ask, { signal, onProgress }).catch((error: unknown) => {
        if (error instanceof PartlyDone && error.wasStopped && last) return last;
        throw error;
      });
    },
    onSuccess: (told, { action, wishes }) => {
      const { title, description } = describeRun(told, describeDone(action, wishes));
      showToast({
        title,
        description,
        tone: 'success',
        durationMs: OFFER_MS,
        ...(told.done > 0 && {
          action: {
            label: 'Undo',
            key: 'u',
            run: () => undoing.mutate({ id: told.run_id, action }),
          },
        }),
      });
    },
    onError: showBreak,
    onSettled: async (_told, _error, { action, chosen }) => {
      if (action !== 'bin' && 'ids' in chosen.target) return readAnew();
      // So many may have left the list that the place that is open is gone: it is read from its beginning.
      // A list says itself that it cannot be read.
      await readListsAnew(client);
      return refreshAllButLists(client);
    },
  });

  return {
    start: working.mutateAsync,
    isRunning: working.isPending,
    run,
    stop: () => stopper.current?.abort(),
  };
}

async function takeBack(id: string, action: BulkAction) {
  if (action === 'bin') {
    return { title: `Restored: ${countLeads(await restoreAll(id, () => undefined))}` };
  }
  const told = await followRun(() =>
    callDesk('undo_bulk', { run_id: id, at_most: WORK_BATCH }, runSchema),
  );
  return describeRun(told, 'as before');
}

function showBreak(error: Error): void {
  if (isSessionRefused(error)) return;
  showToast({
    title: error instanceof PartlyDone ? `Only ${countLeads(error.done)} done` : 'Not saved',
    description:
      answerStatus(error) > 0 && answerStatus(error) < 500
        ? error.message
        : 'The desk was not reached. Try again: what is done already is passed.',
    tone: 'destructive',
  });
}

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
