import * as v from 'valibot';
import type { ListFilter } from './list.ts';
import { STAGES } from './stages.ts';
import { WORK_LIMITS } from './work-limits.ts';

const line = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));

/** Leads of a run: at most 2000 by id, or whatever a filter finds when the run begins. */
export type BulkTarget = { ids: string[] } | { filter: ListFilter };

/** What `bulk_work` does to each lead of a run. */
const bulkChangeSchema = v.union([
  v.strictObject({ stage: v.picklist(STAGES), reason: v.optional(line(WORK_LIMITS.reason)) }),
  /** User id; null: nobody. */
  v.strictObject({ assigned_to: v.nullable(v.string()) }),
  v.strictObject({ add_tag: line(WORK_LIMITS.tag) }),
  v.strictObject({ remove_tag: line(WORK_LIMITS.tag) }),
  /** Somebody answered before there was a desk to record it. */
  v.strictObject({ answered: v.literal(true) }),
]);
export type BulkChange = v.InferOutput<typeof bulkChangeSchema>;
