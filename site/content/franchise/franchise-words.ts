import { z } from 'astro/zod';
import { ROUTES } from '../../../contract/routes.ts';
import { claimRange } from '../claims/claim-fields.ts';
import { routeNameSchema } from '../page/navigation.ts';
import { fact } from '../shared/fact.ts';
import { pointListSchema } from '../shared/point.ts';

/** A budget and what it builds. */
const budgetSchema = z.strictObject({
  name: z.string(),
  text: z.string(),
  investment: claimRange('rupees'),
});

const questionSchema = z.strictObject({ question: z.string(), answer: z.string() });

/** A way on: a page, what it is called here, and what it is good for. */
const wayOnSchema = z
  .strictObject({ route: routeNameSchema, label: z.string().max(32), text: z.string().max(60) })
  .transform(({ route, ...words }) => ({ ...words, href: ROUTES[route] }));

const panelSchema = z.strictObject({
  heading: z.string(),
  lead: z.string(),
  groups: z.array(z.strictObject({ name: z.string(), links: z.array(wayOnSchema).min(2) })).min(2),
});

/** Texts of `content/pages/franchise.yaml` besides its hero. */
export const franchiseWords = {
  applyLabel: z.string(),
  informationLabel: z.string(),
  /** Leads from the opening to what every figure rests on. */
  figuresLabel: z.string(),
  models: z.strictObject({ heading: z.string(), lead: z.string() }),
  /** On the model that `findStart` finds; the reason must hold for what it finds. */
  start: z.strictObject({ label: z.string(), reason: z.string() }),
  panel: panelSchema,
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

export type FranchisePanel = z.output<typeof panelSchema>;
export type Budget = z.output<typeof budgetSchema>;
export type Question = z.output<typeof questionSchema>;
export type FigureNoteContent = z.output<(typeof franchiseWords)['figureNote']>;
