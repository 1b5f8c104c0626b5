import { z } from 'astro/zod';
import { INTEREST_MODELS } from '../../contract/interest/interest.ts';
import { fact, texts } from './shared/fields.ts';

const questionSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .meta({
      title: 'Name of its link',
      description:
        'Small letters, digits and hyphens. It ends the link to the question, and stays once that is published.',
    }),
  question: z.string().max(90),
  answer: z
    .string()
    .min(80)
    .regex(/^[^{}]*$/, 'write a figure as {claim:single-investment}')
    .meta({
      title: 'Answer',
      description: 'Figures only as `{claim:single-investment}`, by their claims.',
    }),
  tags: z
    .string()
    .optional()
    .meta({ title: 'Other words for it', description: 'Other words that people search for.' }),
});

/** `content/questions/<name>.yaml`: questions about one model, or about all of them. */
export const questionGroupSchema = z.strictObject({
  order: z.number().int().positive(),
  model: z.enum(INTEREST_MODELS).optional(),
  ...texts('name', 'lead'),
  items: fact(z.array(questionSchema).min(8).max(12)),
});

export const questionWords = {
  ...texts('jumpLabel', 'modelLink'),
  closing: z.strictObject(texts('heading', 'lead', 'action')),
};

export type QuestionGroupContent = z.output<typeof questionGroupSchema>;
