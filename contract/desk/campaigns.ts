import * as v from 'valibot';

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
