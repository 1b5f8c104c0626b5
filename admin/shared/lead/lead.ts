import * as v from 'valibot';
import { ENQUIRY_FIELDS } from '../../../contract/enquiry-fields.ts';

/**
 * One row of `public.leads`: phone is E.164 or null, times are ISO 8601 with offset. A plain object
 * schema, so that columns which the desk does not know yet are dropped.
 */
export const leadSchema = v.object({
  id: v.string(),
  // A field that is optional, or came later than the lead, is null.
  ...v.entriesFromList(ENQUIRY_FIELDS, v.nullable(v.string())),
  name: v.string(),
  email: v.string(),
  message: v.string(),
  /** What stands in the phone's field besides its first number. */
  phone_typed: v.nullish(v.string(), null),
  created_at: v.string(),
  /** How the visitor came; read it with `parseAttribution`. */
  attribution: v.unknown(),
  corrected_at: v.nullable(v.string()),
  withdrawn_at: v.nullable(v.string()),
  is_test: v.boolean(),
  quarantined_at: v.nullable(v.string()),
  quarantine_reasons: v.array(v.string()),
});
export type Lead = v.InferOutput<typeof leadSchema>;
