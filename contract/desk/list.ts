import * as v from 'valibot';
import { ENQUIRY_FIELDS } from '../enquiry-fields.ts';
import { STAGES } from './stages.ts';
import { LIST_LIMITS } from './work-limits.ts';

/**
 * `unanswered`: nobody has called, written or moved it yet, and its visitor did not take it back; `overdue` and
 * `due-today`: by days in India; `no-step`: open and answered, and nothing is planned; `no-contact`: the visitor took the enquiry back. Only `quarantine` and
 * `tests` show leads in quarantine and tests.
 */
export const LISTS = [
  'all',
  'unanswered',
  'overdue',
  'due-today',
  'no-step',
  'new',
  'no-contact',
  'quarantine',
  'tests',
] as const;

/**
 * `due` shows leads with a next step only, the earliest first; `worth` the highest score, `budget` and `area` the
 * largest that is known, `city` by name. Of the last three, who named none is left out.
 */
export const ORDERS = ['newest', 'oldest', 'due', 'worth', 'budget', 'area', 'city'] as const;

/** `calls`: allowed; `no-calls`: asked and not allowed; `withdrawn`: nobody may contact the visitor. */
export const CONSENT_FILTERS = ['calls', 'no-calls', 'withdrawn'] as const;

/** A date in India (`2026-11-22`), or `today`, `yesterday`, or so many days up to today: `7d`, `30d`. */
const day = v.pipe(v.string(), v.regex(/^(?:\d{4}-\d\d-\d\d|today|yesterday|[1-9]\d{0,3}d)$/));
const value = v.pipe(v.string(), v.minLength(1), v.maxLength(LIST_LIMITS.filterValue));

/** Points, rupees or square feet from which on a lead is shown. */
const atLeast = v.pipe(v.string(), v.regex(/^[1-9]\d{0,11}$/));

/** What `desk_leads` may be asked for. Values of text compare without regard to case. */
export const listFilterSchema = v.partial(
  v.strictObject({
    list: v.picklist(LISTS),
    order: v.picklist(ORDERS),
    search: v.pipe(v.string(), v.maxLength(LIST_LIMITS.search)),
    stage: v.array(v.picklist(STAGES)),
    /** A subject of the form, or `none`. */
    subject: value,
    /** Our field, else `utm_source` of the visitor's last or first arrival. */
    source: value,
    /** `utm_campaign` of the visitor's last or first arrival. */
    campaign: value,
    /** Noted, or read from the message; as for budget and area. */
    city: value,
    score: atLeast,
    budget: atLeast,
    area: atLeast,
    model: value,
    brand: value,
    tag: value,
    /** A user id, or `none`. */
    assigned_to: value,
    consent: v.picklist(CONSENT_FILTERS),
    from: day,
    /** Inclusive. */
    until: day,
  }),
);
export type ListFilter = v.InferOutput<typeof listFilterSchema>;

/** The columns of a lead that are ours, as every answer of the desk's functions carries them. */
export const workColumns = {
  stage: v.picklist(STAGES),
  stage_since: v.string(),
  stage_reason: v.nullable(v.string()),
  /** First call, chat or mail that was recorded, or first move away from new. */
  answered_at: v.nullable(v.string()),
  due_at: v.nullable(v.string()),
  due_what: v.nullable(v.string()),
  city: v.nullable(v.string()),
  area_sqft: v.nullable(v.number()),
  budget_rupees: v.nullable(v.number()),
  model: v.nullable(v.string()),
  brand: v.nullable(v.string()),
  language: v.nullable(v.string()),
  best_hour: v.nullable(v.number()),
  source: v.nullable(v.string()),
  assigned_to: v.nullable(v.string()),
  tags: v.array(v.string()),
} as const;

/** Columns that lists and the whole lead share. */
export const leadColumns = {
  id: v.string(),
  ...v.entriesFromList(ENQUIRY_FIELDS, v.nullable(v.string())),
  name: v.string(),
  /** Null for who only left a number. */
  email: v.nullable(v.string()),
  message: v.string(),
  phone_typed: v.nullable(v.string()),
  created_at: v.string(),
  /** Of a lead from a file: when it was imported, from which on it waits for an answer. */
  waits_since: v.nullish(v.string()),
  attribution: v.unknown(),
  /** What the visitor told the decision tools; read it with `parseInterest`. */
  interest: v.optional(v.unknown()),
  corrected_at: v.nullable(v.string()),
  withdrawn_at: v.nullable(v.string()),
  calls_allowed: v.nullable(v.boolean()),
  /** The message asks for a call, and nothing was said against it. */
  asked_for_call: v.optional(v.boolean(), false),
  correction_held_at: v.nullable(v.string()),
  history: v.array(v.unknown()),
  is_test: v.boolean(),
  quarantined_at: v.nullable(v.string()),
  quarantine_reasons: v.array(v.string()),
  ...workColumns,
} as const;

export const listRowSchema = v.object({
  ...leadColumns,
  /** `message` holds its first `LIST_LIMITS.messageStart` characters, and there are more. */
  message_is_cut: v.boolean(),
  /** Enquiries from the same number or address, this one too. */
  enquiries_of_person: v.number(),
});
export type ListRow = v.InferOutput<typeof listRowSchema>;

/** Answer of `desk_leads`. */
export const listPageSchema = v.object({
  rows: v.array(listRowSchema),
  /** `after` of the next page; null at the end. */
  next: v.nullable(v.string()),
  /** Nothing holds the words that were typed; these names sound or look like them. */
  is_similar: v.boolean(),
});
export type ListPage = v.InferOutput<typeof listPageSchema>;

/** Answer of `desk_views`: filters that the account keeps. */
export const viewsSchema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    // One that a later version has kept may hold what this one does not know.
    filter: v.fallback(listFilterSchema, {}),
  }),
);
export type SavedView = v.InferOutput<typeof viewsSchema>[number];

/** Fields whose values are suggested. */
export const FACETS = ['city', 'source', 'campaign', 'model', 'brand', 'tag'] as const;
export type Facet = (typeof FACETS)[number];

/** Answer of `desk_facets`: values that the newest leads hold, the most frequent first. */
export const facetsSchema = v.object({
  fields: v.object(
    v.entriesFromList(FACETS, v.array(v.object({ value: v.string(), leads: v.number() }))),
  ),
});
export type Facets = v.InferOutput<typeof facetsSchema>;

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
