import type { ListFilter } from '../../../contract/desk/list.ts';
import type { Stage } from '../../../contract/desk/stages.ts';
import { isWord, needsWord } from '../../shared/confirm-dialog.tsx';
import { t } from '../../shared/language/language.ts';
import { needsReason } from '../../shared/work/reason-field.tsx';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';

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
