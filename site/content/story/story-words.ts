import { z } from 'astro/zod';
import { confirmedFact } from '../shared/fact.ts';

const closingSchema = z.strictObject({ heading: z.string(), lead: z.string() });

/** Texts of `content/pages/blog.yaml` besides its hero. */
export const blogWords = {
  backLabel: z.string(),
  featuredLabel: z.string(),
  /** How many articles a visitor sees before asking for all. */
  collapsedCount: z.number().int().positive(),
  showAllLabel: z.string(),
  showLessLabel: z.string(),
  feed: z.strictObject({ label: z.string(), note: z.string() }),
  relatedHeading: z.string(),
  contentsLabel: z.string(),
  /** Before the source of figures that are not ours. */
  tradeFiguresLabel: z.string(),
  /** Below the list and below every article. */
  closing: closingSchema.extend({
    franchiseLabel: z.string(),
    finderLabel: z.string(),
    contactLabel: z.string(),
  }),
};

/** Texts of `content/pages/media.yaml` besides its hero. */
export const mediaWords = {
  backLabel: z.string(),
  watchLabel: z.string(),
  /** Instead, while a video has no address of its own on YouTube. */
  channelLabel: z.string(),
  moreHeading: z.string(),
  press: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    name: confirmedFact(z.string()),
    role: confirmedFact(z.string()),
    topics: z.array(z.string()).min(1),
  }),
};

export type BlogClosing = z.output<(typeof blogWords)['closing']>;
export type PressWords = z.output<(typeof mediaWords)['press']>;
