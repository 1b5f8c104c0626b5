import type { ListFilter } from '../../../contract/desk/list.ts';
import { REASONED_STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';

/** Leads of a run: at most 2000 by id, or whatever a filter finds when the run begins. */
type BulkTarget = { ids: string[] } | { filter: ListFilter };

/** What `bulk_work` does to each lead of a run; bounds as in `WORK_LIMITS`, which the database checks. */
type BulkChange =
  | { stage: Stage; reason?: string }
  /** User id; null: nobody. */
  | { assigned_to: string | null }
  | { add_tag: string }
  | { remove_tag: string }
  /** Somebody answered before there was a desk to record it. */
  | { answered: true };

/** What is done with many leads at once. */
export type BulkAction = 'stage' | 'assign' | 'tag' | 'answered' | 'bin';

/** The leads it is done with. */
export interface Chosen {
  /** Undefined where only going through them tells. */
  count: number | undefined;
  target: BulkTarget;
  /** Such as `All 1,234 leads of this view`. */
  words: string;
}

/** What the person has filled in. */
export interface BulkWishes {
  stage: Stage;
  reason: string;
  /** A user id; empty means nobody. */
  member: string;
  tag: string;
  isTagRemoved: boolean;
  /** Typed before many leads are deleted. */
  confirmation: string;
}

export const NO_WISHES: BulkWishes = {
  stage: 'contacted',
  reason: '',
  member: '',
  tag: '',
  isTagRemoved: false,
  confirmation: '',
};

export const TITLES: Readonly<Record<BulkAction, string>> = {
  stage: 'Move to another stage',
  assign: 'Assign',
  tag: 'Tag',
  answered: 'Mark as answered',
  bin: 'Move to the bin',
};

/** @returns the words of the button that does it */
export function submitWords(action: BulkAction, wishes: BulkWishes): string {
  const words: Readonly<Record<BulkAction, string>> = {
    stage: `Move to ${STAGE_NAMES[wishes.stage]}`,
    assign: wishes.member ? 'Assign them' : 'Assign to nobody',
    tag: wishes.isTagRemoved ? 'Take the tag away' : 'Add the tag',
    answered: 'They were answered',
    bin: 'Delete them',
  };
  return words[action];
}

export const needsReason = (stage: Stage): boolean => REASONED_STAGES.some((one) => one === stage);

/** Above so many leads a press alone does not delete them. */
const MAX_UNTYPED = 20;
export const WORD = 'DELETE';
export const isTyped = ({ count }: Chosen): boolean => count === undefined || count > MAX_UNTYPED;

/** @returns whether enough is filled in */
export function isWhole(action: BulkAction, wishes: BulkWishes, chosen: Chosen): boolean {
  if (action === 'stage') return !needsReason(wishes.stage) || wishes.reason.trim() !== '';
  if (action === 'tag') return wishes.tag.trim() !== '';
  if (action !== 'bin') return true;
  return !isTyped(chosen) || wishes.confirmation.trim().toUpperCase() === WORD;
}

/** @returns what `bulk_work` is asked for */
export function changeOf(action: Exclude<BulkAction, 'bin'>, wishes: BulkWishes): BulkChange {
  const tag = wishes.tag.trim();
  if (action === 'answered') return { answered: true };
  if (action === 'assign') return { assigned_to: wishes.member || null };
  if (action === 'tag') return wishes.isTagRemoved ? { remove_tag: tag } : { add_tag: tag };
  const { stage, reason } = wishes;
  return { stage, ...(needsReason(stage) && { reason: reason.trim() }) };
}

/** @returns what became of the leads, as in `118 leads moved to Lost` */
export function describeDone(action: BulkAction, wishes: BulkWishes): string {
  const tag = wishes.tag.trim();
  const words: Readonly<Record<BulkAction, string>> = {
    stage: `moved to ${STAGE_NAMES[wishes.stage]}`,
    assign: wishes.member ? 'assigned' : 'assigned to nobody',
    tag: wishes.isTagRemoved ? `without the tag ${tag}` : `tagged ${tag}`,
    answered: 'marked as answered',
    bin: 'in the bin',
  };
  return words[action];
}
