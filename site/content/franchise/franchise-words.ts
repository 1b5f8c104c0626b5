import { z } from 'astro/zod';
import { claimRange } from '../claims/claim-fields.ts';
import { fact } from '../shared/fact.ts';
import { pointListSchema } from '../shared/point.ts';

/** A budget and what it builds. */
const budgetSchema = z.strictObject({
  name: z.string(),
  text: z.string(),
  investment: claimRange('rupees'),
});

const questionSchema = z.strictObject({ question: z.string(), answer: z.string() });

/** Texts of `content/pages/franchise.yaml` besides its hero. */
export const franchiseWords = {
  applyLabel: z.string(),
  informationLabel: z.string(),
  models: z.strictObject({ heading: z.string(), lead: z.string() }),
  comparison: z.strictObject({ heading: z.string(), lead: z.string(), caption: z.string() }),
  budgets: z.strictObject({ heading: z.string(), lead: z.string(), bands: z.array(budgetSchema) }),
  benefits: pointListSchema,
  questions: z.strictObject({ heading: z.string(), items: fact(z.array(questionSchema)) }),
  closing: z.strictObject({ heading: z.string(), lead: z.string() }),
  /** The note beside every published figure. */
  figureNote: z.strictObject({
    stamp: z.string(),
    note: z.string(),
    terms: z.array(z.strictObject({ term: z.string(), meaning: z.string() })),
  }),
  /** Words of every model's own page. */
  modelPage: z.strictObject({
    figuresHeading: z.string(),
    highlightsHeading: z.string(),
    returnHeading: z.string(),
    closing: z.string(),
    closingLead: z.string(),
    action: z.string(),
    compareLabel: z.string(),
  }),
};

export type Budget = z.output<typeof budgetSchema>;
export type Question = z.output<typeof questionSchema>;
export type FigureNoteContent = z.output<(typeof franchiseWords)['figureNote']>;
