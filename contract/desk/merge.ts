import * as v from 'valibot';
import { LEAD_FIELD_NAMES } from './lead-fields.ts';
import { otherLeadSchema } from './one-lead.ts';

/** Fields of which one lead's value stays; the others have rules of their own. */
export const MERGE_FIELDS = ['stage', 'due_at', ...LEAD_FIELD_NAMES, 'assigned_to'] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** A number or a text. */
const value = v.pipe(
  v.unknown(),
  v.transform((given) => (typeof given === 'number' ? given : String(given))),
);
const leadSchema = v.object({
  ...otherLeadSchema.entries,
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  subject: v.nullable(v.string()),
  message: v.string(),
});

const planSchema = v.object({
  kept: leadSchema,
  /** The newest first. */
  merged: v.array(leadSchema),
  /** Fields that any of the leads has: what stays, from which lead, and what could stay instead. */
  fields: v.array(
    v.object({
      field: v.picklist(MERGE_FIELDS),
      value,
      from: v.string(),
      choices: v.array(v.object({ lead_id: v.string(), value })),
    }),
  ),
  /** The first enquiry; while one is unanswered, the first unanswered one. */
  created_at: v.string(),
  answered_at: v.nullable(v.string()),
  tags: v.array(v.string()),
  /** The strictest of all leads. */
  withdrawn_at: v.nullable(v.string()),
  calls_allowed: v.nullable(v.boolean()),
});
export type MergePlan = v.InferOutput<typeof planSchema>;

/** Answer of `merge_leads`; without a plan the same action had been done before. */
export const mergeSchema = v.object({
  action_id: v.string(),
  is_done: v.boolean(),
  plan: v.nullable(planSchema),
});

/** Answer of `undo_merge`: the leads that are apart again. */
export const partSchema = v.object({ kept: v.string(), apart: v.array(v.string()) });
