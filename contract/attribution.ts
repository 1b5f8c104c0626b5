import * as v from 'valibot';

import { CAMPAIGN_MARKS, MARK_LENGTH } from './submission-fields.ts';

export { ATTRIBUTION_KEY, CAMPAIGN_MARKS, MARK_LENGTH } from './submission-fields.ts';

export const ADDRESS_LENGTH = 200;

const mark = v.optional(v.pipe(v.string(), v.maxLength(MARK_LENGTH)));
const address = v.optional(v.pipe(v.string(), v.maxLength(ADDRESS_LENGTH)));

/** One arrival at the site: referrer, campaign, landing page and time (ms since 1970). */
const touchSchema = v.object({
  ...(Object.fromEntries(CAMPAIGN_MARKS.map((name) => [name, mark])) as Record<
    (typeof CAMPAIGN_MARKS)[number],
    typeof mark
  >),
  referrer: address,
  landing: address,
  at: v.optional(v.number()),
});

/** How the visitor came. Stored in sessionStorage under `ATTRIBUTION_KEY` until the tab closes and sent with an enquiry;
 * never recorded on the pages for children. Nothing in it identifies a person. */
export const attributionSchema = v.object({
  first: v.optional(touchSchema),
  last: v.optional(touchSchema),
  /** Path of the brand or model page viewed last. */
  looked: address,
  /** Path of the page that the enquiry was sent from. */
  page: address,
});
export type Attribution = v.InferOutput<typeof attributionSchema>;

/** Reads attribution of any shape. It is a convenience for sales: unreadable parts are dropped and never cost a lead. */
export function parseAttribution(input: unknown): Attribution {
  const result = v.safeParse(attributionSchema, input);
  return result.success ? result.output : {};
}
