import { z } from 'astro/zod';
import { pointListSchema } from '../shared/point.ts';

const headed = { heading: z.string(), lead: z.string() };

/** Texts of `content/pages/our-numbers.yaml` besides its hero. */
export const claimsWords = {
  /** What our own figures say of each other. */
  check: z.strictObject({
    ...headed,
    statedReturn: z.string(),
    impliedReturn: z.string(),
    statedPayback: z.string(),
    impliedPayback: z.string(),
    breakEven: z.string(),
    perOrder: z.string(),
    perCustomer: z.string(),
    cheapest: z.string(),
    /** Behind a return. */
    perYear: z.string(),
    /** Beside what follows from other figures and contradicts the stated ones. */
    doesNotFit: z.string(),
    meaningHeading: z.string(),
    meaning: pointListSchema.shape.items,
    action: z.string(),
    ask: z.string(),
  }),
  register: z.strictObject({
    ...headed,
    basis: z.string(),
    source: z.string(),
    since: z.string(),
    /** While no day is confirmed. */
    sinceUnknown: z.string(),
    conditions: z.string(),
    until: z.string(),
    page: z.string(),
  }),
  /** The note beside figures on other pages; `{name}` stands for what they are called. */
  note: z.strictObject({ basisOf: z.string(), more: z.string() }),
  closing: z.strictObject({ ...headed, action: z.string() }),
};

const words = z.strictObject(claimsWords).shape;
export type CheckWords = z.output<typeof words.check>;
export type RegisterWords = z.output<typeof words.register>;
export type NoteWords = z.output<typeof words.note>;
