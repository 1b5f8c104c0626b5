import { z } from 'astro/zod';
import { fact } from '../shared/fact.ts';

const purpose = z.strictObject({ title: z.string(), body: fact(z.string()) });

/** Words of the About page below its hero. */
export const aboutWords = {
  profile: z.strictObject({ heading: z.string(), body: fact(z.array(z.string()).min(1)) }),
  profileFactsHeading: z.string(),
  vision: purpose,
  mission: purpose,
  boardHeading: z.string(),
  managementHeading: z.string(),
  /** Instead of people who may not be named yet. */
  /** Before the dish that a person orders first. */
  plateLabel: z.string(),
  peopleOnRequest: z.string(),
  awards: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    /** Instead of the lead while an award is not confirmed. */
    unconfirmedLead: z.string(),
  }),
  closing: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    action: z.string(),
    second: z.string(),
  }),
} as const;
