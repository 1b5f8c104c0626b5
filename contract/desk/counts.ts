import * as v from 'valibot';
import { STAGES } from './stages.ts';

/** Answer of `desk_counts`, without leads in quarantine and tests. Cheap enough to ask every 15 seconds. */
export const deskCountsSchema = v.object({
  all: v.number(),
  unanswered: v.number(),
  overdue: v.number(),
  due_today: v.number(),
  new: v.number(),
  stages: v.object(v.entriesFromList(STAGES, v.number())),
  newest: v.nullable(v.object({ id: v.string(), created_at: v.string() })),
});
export type DeskCounts = v.InferOutput<typeof deskCountsSchema>;
