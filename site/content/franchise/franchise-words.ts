import { z } from 'astro/zod';
import { ROUTES } from '../../../contract/routes.ts';
import { claimRange } from '../claims/claim-fields.ts';
import { routeNameSchema } from '../page/navigation.ts';
import { fact, texts } from '../shared/fields.ts';
import { pointListSchema } from '../shared/point.ts';

const budgetSchema = z.strictObject({
  ...texts('name', 'text'),
  investment: claimRange('rupees'),
});

const questionSchema = z.strictObject(texts('question', 'answer'));

const wayOnSchema = z
  .strictObject({ route: routeNameSchema, label: z.string().max(32), text: z.string().max(60) })
  .transform(({ route, ...words }) => ({ ...words, href: ROUTES[route] }));

const panelSchema = z.strictObject({
  ...texts('heading', 'lead'),
  groups: z.array(z.strictObject({ name: z.string(), links: z.array(wayOnSchema).min(2) })).min(2),
});

export const franchiseWords = {
  ...texts('applyLabel', 'informationLabel', 'figuresLabel'),
  models: z.strictObject(texts('heading', 'lead')),
  /** On the model that `findStart` finds; the reason must hold for what it finds. */
  start: z.strictObject(texts('label', 'reason')),
  panel: panelSchema,
  comparison: z.strictObject(texts('heading', 'lead', 'caption')),
  budgets: z.strictObject({ heading: z.string(), lead: z.string(), bands: z.array(budgetSchema) }),
  benefits: pointListSchema,
  questions: z.strictObject({ heading: z.string(), items: fact(z.array(questionSchema)) }),
  closing: z.strictObject(texts('heading', 'lead')),
  figureNote: z.strictObject({
    ...texts('stamp', 'note'),
    terms: z.array(z.strictObject(texts('term', 'meaning'))),
  }),
  modelPage: z.strictObject({
    ...texts('figuresHeading', 'highlightsHeading', 'returnHeading', 'compareLabel'),
    ...texts('closing', 'closingLead', 'action'),
  }),
};

export type Question = z.output<typeof questionSchema>;
