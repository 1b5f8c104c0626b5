import { z } from 'astro/zod';
import { fact } from '../shared/fact.ts';

const headed = z.strictObject({ heading: z.string(), lead: z.string() });
const step = z.strictObject({ title: z.string(), body: fact(z.string()) });

/** Words of the club membership page below its hero. */
export const clubWords = {
  joinLabel: z.string(),
  chatLabel: z.string(),
  why: headed.extend({ benefits: z.array(step).length(6) }),
  tiers: headed.extend({ joinFreeLabel: z.string(), goPremiumLabel: z.string() }),
  /** What a member must know about money and time; stands beside the price. */
  terms: z.array(fact(z.string())).min(1),
  clubs: headed.extend({
    activities: z.string(),
    foodPerks: z.string(),
    addOns: z.string(),
    guardian: z.string(),
  }),
  how: headed.extend({
    /** `hasWays`: the step under which the ways to register are linked. */
    steps: z.array(step.extend({ hasWays: z.literal(true).optional() })).length(4),
    chatLabel: z.string(),
    websiteLabel: z.string(),
    /** Instead of a link, while the company's account is not confirmed. */
    withoutInstagram: z.string(),
  }),
  closing: headed,
} as const;
