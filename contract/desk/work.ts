import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { CHANNELS, OUTCOMES, SAID } from './contact.ts';
import { workColumns } from './list.ts';
import { STAGES } from './stages.ts';
import { WORK_LIMITS } from './work-limits.ts';

const line = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const e164 = v.pipe(v.string(), v.regex(/^\+[1-9][0-9]{6,14}$/));

/** What we learn about a lead. Null empties a field, a missing one stays as it is. */
export const workFieldsSchema = v.partial(
  v.strictObject({
    city: v.nullable(line(WORK_LIMITS.city)),
    area_sqft: v.nullable(whole(WORK_LIMITS.areaSqftMin, WORK_LIMITS.areaSqftMax)),
    budget_rupees: v.nullable(whole(WORK_LIMITS.budgetRupeesMin, WORK_LIMITS.budgetRupeesMax)),
    model: v.nullable(line(WORK_LIMITS.model)),
    brand: v.nullable(line(WORK_LIMITS.brand)),
    language: v.nullable(line(WORK_LIMITS.language)),
    best_hour: v.nullable(whole(WORK_LIMITS.bestHourMin, WORK_LIMITS.bestHourMax)),
    source: v.nullable(line(WORK_LIMITS.source)),
    name: line(LIMITS.name),
    email: v.nullable(line(LIMITS.email)),
    /** Empties what was typed beside the number before. */
    phone: v.nullable(e164),
  }),
);
export type WorkFields = v.InferOutput<typeof workFieldsSchema>;

/** One action on one lead, as `work_lead` takes it: any of these parts, at least one. */
export const workChangeSchema = v.partial(
  v.strictObject({
    contact: v.strictObject({ channel: v.picklist(CHANNELS), outcome: v.picklist(OUTCOMES) }),
    note: line(WORK_LIMITS.note),
    stage: v.picklist(STAGES),
    /** Needed with a stage of `REASONED_STAGES` and with `not-interested`; with `wrong-number` it closes the lead. */
    reason: line(WORK_LIMITS.reason),
    /** The stage that the person saw: the action is refused when somebody else has moved the lead. */
    expected_stage: v.picklist(STAGES),
    /** The next step, needed with `call-back`; null: there is none any more. */
    next: v.nullable(
      v.strictObject({
        at: v.pipe(v.string(), v.isoTimestamp()),
        what: v.nullish(line(WORK_LIMITS.nextWhat)),
      }),
    ),
    fields: workFieldsSchema,
    /** They allowed calls and WhatsApp: how, and on which day in India. */
    calls: v.strictObject({ how: v.picklist(SAID), day: v.pipe(v.string(), v.isoDate()) }),
    /** User id of who works on it; null: nobody. */
    assigned_to: v.nullable(v.pipe(v.string(), v.uuid())),
    /** All tags, in place of those before. */
    tags: v.pipe(v.array(line(WORK_LIMITS.tag)), v.maxLength(WORK_LIMITS.tags)),
  }),
);
export type WorkChange = v.InferOutput<typeof workChangeSchema>;

/** Answer of `work_lead` and `undo_work`: what the lead looks like after the action. */
export const workAnswerSchema = v.object({
  action_id: v.string(),
  lead_id: v.string(),
  at: v.string(),
  /** Until then `undo_work` takes the action back. */
  undo_until: v.string(),
  is_undone: v.boolean(),
  /** Who it is, too. */
  lead: v.looseObject(workColumns),
});
export type WorkAnswer = v.InferOutput<typeof workAnswerSchema>;
