import type { ListFilter } from './list.ts';
import type { Stage } from './stages.ts';

/** Leads of a run: at most 2000 by id, or whatever a filter finds when the run begins. */
export type BulkTarget = { ids: string[] } | { filter: ListFilter };

/** What `bulk_work` does to each lead of a run; bounds as in `WORK_LIMITS`, which the database checks. */
export type BulkChange =
  | { stage: Stage; reason?: string }
  /** User id; null: nobody. */
  | { assigned_to: string | null }
  | { add_tag: string }
  | { remove_tag: string }
  /** Somebody answered before there was a desk to record it. */
  | { answered: true };
