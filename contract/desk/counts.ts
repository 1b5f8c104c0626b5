import * as v from 'valibot';
import { STAGES } from './stages.ts';

/** Answer of `desk_counts`, without tests, and but for `quarantined` without leads in quarantine. Cheap enough to ask every 15 seconds. */
export const deskCountsSchema = v.object({
  all: v.number(),
  unanswered: v.number(),
  overdue: v.number(),
  due_today: v.number(),
  /** Up to 1,000. */
  no_step: v.number(),
  new: v.number(),
  quarantined: v.number(),
  stages: v.object(v.entriesFromList(STAGES, v.number())),
  newest: v.nullable(v.object({ id: v.string(), created_at: v.string() })),
});
export type DeskCounts = v.InferOutput<typeof deskCountsSchema>;

/** Answer of `desk_found`: how many leads a filter finds. */
export const foundSchema = v.object({
  found: v.number(),
  /** There are more than `found`; nobody has counted how many. */
  is_more: v.boolean(),
  /** Leads of the desk without any filter. */
  all: v.number(),
});
export type Found = v.InferOutput<typeof foundSchema>;
