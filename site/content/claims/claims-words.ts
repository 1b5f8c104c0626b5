import { z } from 'astro/zod';
import { texts } from '../shared/fields.ts';
import { pointListSchema } from '../shared/point.ts';

const headed = { heading: z.string(), lead: z.string() };

export const claimsWords = {
  /** What our own figures say of each other. */
  check: z.strictObject({
    ...headed,
    meaning: pointListSchema.shape.items,
    ...texts('action', 'ask'),
  }),
  register: z.strictObject({
    ...headed,
    ...texts('basis', 'source', 'since', 'sinceUnknown', 'conditions', 'until', 'page'),
  }),
  /** The note beside figures on other pages; `{name}` stands for what they are called. */
  note: z.strictObject(texts('basisOf', 'more')),
  closing: z.strictObject({ ...headed, action: z.string() }),
};
