import * as v from 'valibot';

/** Enquiries of the days, and what was won in them, by one name; null: not known. */
const groupSchema = v.object({
  name: v.nullable(v.string()),
  enquiries: v.number(),
  won: v.number(),
  /** Budgets that are known of these enquiries, together. */
  rupees: v.number(),
});
export type WeekGroup = v.InferOutput<typeof groupSchema>;

/** Answer of `desk_week`. Leads in quarantine and tests do not count. */
export const weekSchema = v.object({
  /** First and last day, in India: `2026-11-22`. */
  from: v.string(),
  until: v.string(),
  days: v.array(v.object({ day: v.string(), enquiries: v.number() })),
  answers: v.object({
    enquiries: v.number(),
    answered: v.number(),
    /**
     * Answered within the aim; after it; the promise ran out; there is time left; taken back before an answer. One
     * that was marked as answered, nobody knows when, is none of them.
     */
    kept: v.number(),
    missed: v.number(),
    broken: v.number(),
    waits: v.number(),
    taken_back: v.number(),
    /** Of those answered at a known time: seconds of working time; null where none was. */
    median_seconds: v.nullable(v.number()),
    p90_seconds: v.nullable(v.number()),
  }),
  /** Missed and broken, at most 50, broken promises first and of them those that still wait. */
  late: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      created_at: v.string(),
      answered_at: v.nullable(v.string()),
      /** Working time until the answer, or until now. */
      seconds: v.number(),
      is_broken: v.boolean(),
      /** Who answered first, else who has it: an address for the administrator, a short name for others; null: nobody. */
      who: v.nullable(v.string()),
    }),
  ),
  rupees: v.number(),
  /** How far the enquiries of these days have come: those that are closed without success, to where they were `stopped`. */
  stages: v.array(
    v.object({
      stage: v.picklist(['new', 'contacted', 'qualified', 'site-visit', 'negotiating', 'won']),
      leads: v.number(),
      rupees: v.number(),
      stopped: v.number(),
    }),
  ),
  sources: v.array(groupSchema),
  cities: v.array(groupSchema),
  /** What was closed in these days, whenever it came in. */
  closed: v.array(
    v.object({
      stage: v.picklist(['won', 'lost', 'not-suitable']),
      reason: v.nullable(v.string()),
      leads: v.number(),
    }),
  ),
});
export type Week = v.InferOutput<typeof weekSchema>;

/** Most days of one answer, and most campaigns that it names. */
export const CAMPAIGN_DAYS = 366;
export const MAX_CAMPAIGNS = 100;

const counts = {
  /** Came in on these days. */
  enquiries: v.number(),
  /** Of them, those that stand at Qualified or further now; and those that are won. */
  qualified: v.number(),
  won: v.number(),
  /** Budgets that are known of them, together. */
  rupees: v.number(),
};

/** Answer of `desk_campaigns`. Leads in quarantine and tests do not count. */
export const campaignsSchema = v.object({
  /** First and last day, in India: `2026-11-22`. */
  from: v.string(),
  until: v.string(),
  ...counts,
  campaign_count: v.number(),
  /** The largest first; null: the link was not marked. */
  campaigns: v.array(
    v.object({ source: v.nullable(v.string()), campaign: v.nullable(v.string()), ...counts }),
  ),
});
export type Campaigns = v.InferOutput<typeof campaignsSchema>;
export type Campaign = Campaigns['campaigns'][number];
