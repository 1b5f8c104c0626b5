import * as v from 'valibot';

/** Answer of `bin_leads`, `bulk_work` and `undo_bulk`: where a run over many leads stands after a batch. */
export const runSchema = v.object({
  run_id: v.string(),
  /** How many leads there were when it began; null where only going through them tells. */
  total: v.nullable(v.number()),
  done: v.number(),
  /** Leads that were as wanted already. */
  same: v.number(),
  /** Leads that stayed as they were; reasons in words, the most frequent first. */
  refused: v.array(v.object({ reason: v.string(), count: v.number() })),
  is_finished: v.boolean(),
});
export type Run = v.InferOutput<typeof runSchema>;
