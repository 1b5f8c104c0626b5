import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { type Run, runSchema } from '../../../contract/desk/run.ts';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { newId } from '../../../contract/reference.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { showRefusal } from '../../shared/backend/desk-error.ts';
import { ConfirmDialog, DeleteWord, isWord, needsWord } from '../../shared/confirm-dialog.tsx';
import { readListsAnew, refreshAllButLists } from '../../shared/desk-list/change-lists.ts';
import { askToBin, followRun, PartlyDone, restoreAll, useRun } from '../../shared/follow-run.ts';
import { tFilled } from '../../shared/language/filled.ts';
import { t } from '../../shared/language/language.ts';
import { countLeads, tLeads } from '../../shared/lead/lead-count.ts';
import { RunProgress } from '../../shared/run-progress.tsx';
import { useWorkers } from '../../shared/team-query.ts';
import view from '../../shared/view.module.css';
import { needsReason, ReasonField } from '../../shared/work/stage-form.tsx';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';

export interface BulkDialogProps {
  action: BulkAction;
  chosen: Chosen;
  onClose: () => void;
  onDone: () => void;
}

export function BulkDialog({ action, chosen, ...props }: BulkDialogProps) {
  const [input, setInput] = useState(EMPTY);
  const { run, start, stop } = useRun();
  const client = useQueryClient();
  const undo = useUndo(action);
  const form = useId();
  const working = useMutation({
    mutationFn: () =>
      start(action.change ? askToWork(chosen, action.change(input)) : askToBin(chosen.target)),
    onSuccess: ({ run: told }) => {
      showToast({
        ...describeRun(told, action.done(input)),
        tone: 'success',
        durationMs: OFFER_MS,
        undo: told.done > 0 ? () => undo.mutate(told.run_id) : undefined,
      });
      flushSync(props.onClose);
      props.onDone();
    },
    // The toast says why; the dialog stays open for another try.
    onError: showBreak,
    onSettled: async () => {
      if (action.change && 'ids' in chosen.target) return client.invalidateQueries();
      // The place that is open may have left the list, which is therefore read from its beginning.
      await readListsAnew(client);
      return refreshAllButLists(client);
    },
  });
  const isRunning = working.isPending;
  const leave = isRunning ? stop : props.onClose;

  function save(event: FormEvent) {
    event.preventDefault();
    working.mutate();
  }

  return (
    <ConfirmDialog
      onClose={leave}
      title={`${t(action.title ?? action.label)}: ${chosen.words}`}
      cancel={t(isRunning ? 'Stop' : 'Cancel')}
      confirm={action.submit(input)}
      form={form}
      kind={action.id === 'bin' ? 'danger' : 'primary'}
      isBusy={isRunning}
      isDisabled={action.isReady?.(input, chosen) === false}
    >
      <form id={form} className={view.form} onSubmit={save}>
        {isRunning ? (
          <RunProgress
            done={(run?.done ?? 0) + (run?.same ?? 0)}
            total={run?.total ?? chosen.count}
            words={action.done(input)}
          />
        ) : (
          <BulkFields
            id={action.id}
            chosen={chosen}
            input={input}
            onChange={(part) => setInput({ ...input, ...part })}
          />
        )}
      </form>
    </ConfirmDialog>
  );
}

interface BulkFieldsProps {
  id: BulkAction['id'];
  chosen: Chosen;
  input: BulkInput;
  onChange: (part: Partial<BulkInput>) => void;
}

function BulkFields({ id, chosen, input, onChange }: BulkFieldsProps) {
  const members = useWorkers() ?? [];
  if (id === 'stage') {
    return (
      <>
        <SelectField
          label={t('Stage')}
          name="stage"
          // Nothing leads back to New.
          options={STAGES.filter((stage) => stage !== 'new').map((value) => ({
            value,
            label: t(STAGE_NAMES[value]),
          }))}
          value={input.stage}
          onChange={(event) => onChange({ stage: event.target.value as Stage })}
        />
        {needsReason(input.stage) && (
          <ReasonField value={input.reason} onChange={(reason) => onChange({ reason })} />
        )}
        <p>{t('Leads that can’t move there stay where they are.')}</p>
      </>
    );
  }
  if (id === 'assign') {
    return (
      <SelectField
        label={t('Who works on them')}
        name="member"
        options={[
          { value: '', label: t('Nobody') },
          ...members.map((member) => ({ value: member.id, label: member.name })),
        ]}
        value={input.member}
        onChange={(event) => onChange({ member: event.target.value })}
      />
    );
  }
  if (id === 'tag') {
    return (
      <>
        <SelectField
          label={t('What to do')}
          name="tag-way"
          options={[
            { value: 'add', label: t('Add a tag') },
            { value: 'remove', label: t('Remove a tag') },
          ]}
          value={input.isTagRemoved ? 'remove' : 'add'}
          onChange={(event) => onChange({ isTagRemoved: event.target.value === 'remove' })}
        />
        <TextField
          label={t('Tag')}
          name="tag"
          required
          autoComplete="off"
          maxLength={WORK_LIMITS.tag}
          value={input.tag}
          onChange={(event) => onChange({ tag: event.target.value })}
        />
      </>
    );
  }
  if (id === 'answered') {
    return (
      <p>
        {t(
          'For enquiries that somebody answered before it could be recorded here. They leave “Unanswered”; their activity says that they were answered before, not when or how.',
        )}
      </p>
    );
  }
  return (
    <>
      <p>{t('For 30 days the bin gives them back. Mails that have not gone out won’t be sent.')}</p>
      {needsWord(chosen.count) && (
        <DeleteWord
          typed={input.confirmation}
          onType={(confirmation) => onChange({ confirmation })}
        />
      )}
    </>
  );
}

/** Leads of one batch: about a second's work for the database. */
const BATCH = 200;
/** The server undoes for ten minutes; the toast stays long enough to read and to look at the list. */
const OFFER_MS = 60_000;

function askToWork({ target }: Chosen, change: object) {
  const run_id = newId();
  return (isLast: boolean) =>
    callDesk('bulk_work', { run_id, target, change, at_most: isLast ? 0 : BATCH }, runSchema);
}

function useUndo(action: BulkAction) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (run_id: string) => {
      if (!action.change) {
        const count = await restoreAll(run_id, () => undefined);
        return { title: tLeads(count, 'Restored: {leads}') };
      }
      const ask = () => callDesk('undo_bulk', { run_id, at_most: BATCH }, runSchema);
      return describeRun(await followRun(ask), t('as before'));
    },
    onSuccess: (message) => showToast({ ...message, tone: 'success' }),
    onError: showBreak,
    onSettled: () => client.invalidateQueries(),
  });
}

/**
 * @param words what became of the leads, such as `moved to Lost`
 * @returns `118 leads moved to Lost`, and what stayed as it was: `2 unchanged. 6 not allowed: Won may not go to Lost.`
 */
function describeRun({ done, same, refused }: Run, words: string) {
  const stayed = refused.reduce((sum, { count }) => sum + count, 0);
  const reasons = refused.map(({ reason, count }) =>
    refused.length > 1 ? `${tFilled(reason)} (${formatNumber(count)})` : tFilled(reason),
  );
  const others = [
    same > 0 && `${formatNumber(same)} ${t('unchanged')}.`,
    stayed > 0 &&
      `${formatNumber(stayed)} ${t('not allowed')}: ${reasons.join(', ').replace(/\.$/, '')}.`,
  ].filter(Boolean);
  return { title: `${countLeads(done)} ${words}`, description: others.join(' ') || undefined };
}

const showBreak = (error: Error): void =>
  showRefusal(
    error,
    error instanceof PartlyDone ? tLeads(error.done, 'Only {leads} done') : 'Not saved',
    'The desk was not reached. Try again: what is done already is skipped.',
  );

export interface Chosen {
  /** Undefined where only going through them tells. */
  count: number | undefined;
  /** At most 2000 by id, or whatever a filter finds when the run begins. */
  target: { ids: string[] } | { filter: ListFilter };
  /** Such as `All 1,234 leads of this view`. */
  words: string;
}

export const EMPTY = {
  stage: 'contacted' as Stage,
  reason: '',
  /** A user id; empty means nobody. */
  member: '',
  tag: '',
  isTagRemoved: false,
  confirmation: '',
};
export type BulkInput = typeof EMPTY;

export interface BulkAction {
  id: 'stage' | 'assign' | 'tag' | 'answered' | 'bin';
  label: string;
  /** Of its dialog, where the label is too short. */
  title?: string;
  submit: (input: BulkInput) => string;
  /** What became of the leads, as in `118 leads moved to Lost`. */
  done: (input: BulkInput) => string;
  isReady?: (input: BulkInput, chosen: Chosen) => boolean;
  /** What `bulk_work` does to each lead; without it the leads go into the bin. */
  change?: (input: BulkInput) => object;
}

export const BULK_ACTIONS: readonly BulkAction[] = [
  {
    id: 'stage',
    label: 'Stage',
    title: 'Move to another stage',
    submit: ({ stage }) => t('Move to {stage}', { stage: t(STAGE_NAMES[stage]) }),
    done: ({ stage }) => t('moved to {stage}', { stage: t(STAGE_NAMES[stage]) }),
    isReady: ({ stage, reason }) => !needsReason(stage) || reason.trim() !== '',
    change: ({ stage, reason }) => ({
      stage,
      ...(needsReason(stage) && { reason: reason.trim() }),
    }),
  },
  {
    id: 'assign',
    label: 'Assign',
    submit: ({ member }) => t(member ? 'Assign them' : 'Assign to nobody'),
    done: ({ member }) => t(member ? 'assigned' : 'assigned to nobody'),
    change: ({ member }) => ({ assigned_to: member || null }),
  },
  {
    id: 'tag',
    label: 'Tag',
    submit: ({ isTagRemoved }) => t(isTagRemoved ? 'Remove the tag' : 'Add the tag'),
    done: ({ isTagRemoved, tag }) =>
      t(isTagRemoved ? 'without the tag {tag}' : 'tagged {tag}', { tag: tag.trim() }),
    isReady: ({ tag }) => tag.trim() !== '',
    change: ({ isTagRemoved, tag }) => ({ [isTagRemoved ? 'remove_tag' : 'add_tag']: tag.trim() }),
  },
  {
    id: 'answered',
    label: 'Mark as answered',
    submit: () => t('Mark them as answered'),
    done: () => t('marked as answered'),
    change: () => ({ answered: true }),
  },
  {
    id: 'bin',
    label: 'Move to the bin',
    submit: () => t('Delete them'),
    done: () => t('in the bin'),
    isReady: ({ confirmation }, chosen) => !needsWord(chosen.count) || isWord(confirmation),
  },
];
