import * as v from 'valibot';
import { ENQUIRY_FIELDS } from '../../../contract/enquiry-fields.ts';

/** What happened to the words of an enquiry, as the database keeps it. */
const historyEntrySchema = v.object({
  /** `first`, `earlier`, `correction`, `held`, `accepted` or `rejected`. */
  kind: v.string(),
  at: v.string(),
  words: v.optional(v.record(v.string(), v.nullable(v.string()))),
  reasons: v.optional(v.array(v.string())),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/**
 * One row of `public.leads`: phone is E.164 or null, times are ISO 8601 with offset. A plain object
 * schema, so that columns which the desk does not know yet are dropped.
 */
export const leadSchema = v.object({
  id: v.string(),
  // A field that is optional, or came later than the lead, is null.
  ...v.entriesFromList(ENQUIRY_FIELDS, v.nullable(v.string())),
  name: v.string(),
  /** Null for who only left a number. */
  email: v.nullable(v.string()),
  message: v.string(),
  /** What stands in the phone's field besides its first number. */
  phone_typed: v.nullish(v.string(), null),
  created_at: v.string(),
  /** How the visitor came; read it with `parseAttribution`. */
  attribution: v.unknown(),
  corrected_at: v.nullable(v.string()),
  withdrawn_at: v.nullable(v.string()),
  /** Null where no consent is known. */
  calls_allowed: v.nullable(v.boolean()),
  /** The last entry of the history is a doubtful correction and waits for a decision. */
  correction_held_at: v.nullable(v.string()),
  /** Oldest first; empty while nothing was corrected. */
  history: v.array(historyEntrySchema),
  is_test: v.boolean(),
  quarantined_at: v.nullable(v.string()),
  quarantine_reasons: v.array(v.string()),
});
export type Lead = v.InferOutput<typeof leadSchema>;

const historySchema = v.array(historyEntrySchema);

/** The history of a row, which the desk's functions answer as it is kept; empty where it cannot be read. */
export function readHistoryEntries(history: readonly unknown[]): HistoryEntry[] {
  const read = v.safeParse(historySchema, history);
  return read.success ? read.output : [];
}
