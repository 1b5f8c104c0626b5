import * as v from 'valibot';
import { MARK_LENGTH } from '../attribution.ts';
import { LIMITS } from '../limits.ts';
import { otherLeadSchema } from './one-lead.ts';
import { e164, workFieldsSchema } from './work.ts';
import { WORK_LIMITS } from './work-limits.ts';

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));

/** A lead that does not come from the form, as `add_lead` and `import_leads` take it: with a number or an address. */
export const newLeadSchema = v.strictObject({
  name: text(LIMITS.name),
  email: v.optional(text(LIMITS.email)),
  phone: v.optional(e164),
  /** What was typed, where it says more than the number. */
  phone_typed: v.optional(text(LIMITS.phoneInput)),
  subject: v.optional(text(LIMITS.subject)),
  message: v.optional(text(LIMITS.message)),
  fields: v.optional(workFieldsSchema),
  /** When it came, at the place where it was left; now, if left out. */
  created_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  campaign: v.optional(text(MARK_LENGTH)),
  ad: v.optional(text(MARK_LENGTH)),
});
export type NewLead = v.InferOutput<typeof newLeadSchema>;

/** Whether we may call, and where and how that was said. */
export interface CallsSaid {
  is_allowed: boolean;
  said: string;
}

export const NEW_LEAD_LIMITS = {
  /** Characters of where and how a consent was given. */
  said: WORK_LIMITS.reason,
  /** Rows of one call of `import_leads`, and contacts of one of `find_known`. */
  rows: 500,
} as const;

/** Answer of `add_lead`. */
export const addAnswerSchema = v.object({
  id: v.string(),
  is_new: v.boolean(),
  undo_until: v.string(),
});

/** What a row of `import_leads` says about how its person may be reached; the stricter wish last. */
const WISHES = ['no-calls', 'no-contact'] as const;
export type Wish = (typeof WISHES)[number];

/** Whether a wish asks for more than what is noted. */
export const isNewWish = (wish: Wish | undefined, noted: Wish | null = null): boolean =>
  wish !== undefined && (noted === null || WISHES.indexOf(wish) > WISHES.indexOf(noted));

/** Answer of `find_known`, in the order of the question. */
export const knownSchema = v.array(
  v.object({
    /** With this number or this address. */
    count: v.number(),
    /** Of them, those that contradict neither. */
    same: v.number(),
    /** What one of the same leads wishes. */
    wish: v.nullable(v.picklist(WISHES)),
    /** The newest three, the same before others. */
    newest: v.array(
      v.object({
        ...otherLeadSchema.entries,
        shares: v.picklist(['number', 'address']),
      }),
    ),
  }),
);
export type Known = v.InferOutput<typeof knownSchema>[number];

/** Answer of `import_leads`. */
export const importAnswerSchema = v.object({
  added: v.number(),
  /** Rows that an earlier try had stored. */
  known: v.number(),
  refused: v.array(v.object({ number: v.number(), reason: v.string() })),
});

/** Answer of `undo_import`. */
export const undoImportSchema = v.object({
  removed: v.number(),
  /** For the next call. */
  left: v.number(),
  /** Somebody has worked on them since. */
  kept: v.number(),
});
