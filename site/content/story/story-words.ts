import { z } from 'astro/zod';
import { confirmedFact, texts } from '../shared/fields.ts';

const closingSchema = z.strictObject(texts('heading', 'lead'));

export const blogWords = {
  ...texts('backLabel', 'featuredLabel'),
  /** How many articles a visitor sees before asking for all. */
  collapsedCount: z.number().int().positive(),
  ...texts('showAllLabel', 'showLessLabel'),
  feed: z.strictObject(texts('label', 'note')),
  ...texts('relatedHeading', 'contentsLabel', 'tradeFiguresLabel'),
  /** Below the list and below every article. */
  closing: closingSchema.extend({
    ...texts('franchiseLabel', 'finderLabel', 'contactLabel'),
  }),
};

export const mediaWords = {
  ...texts('backLabel', 'watchLabel', 'channelLabel', 'moreHeading'),
  press: z.strictObject({
    ...texts('heading', 'lead'),
    name: confirmedFact(z.string()),
    role: confirmedFact(z.string()),
    topics: z.array(z.string()).min(1),
  }),
};
