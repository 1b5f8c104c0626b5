import { z } from 'astro/zod';
import { daySchema } from '../shared/day.ts';
import { fact } from '../shared/fact.ts';

/** `content/promotions.yaml`: what the banner of the menus page offers. */
export const promotionSchema = z.strictObject({
  id: z.string(),
  order: z.number().int().positive(),
  name: z.string().max(30),
  detail: fact(z.string().max(50)),
  /** Slug of the brand on whose card the offer is found. */
  menu: z.string(),
  /** First and last day on which the offer holds, both included. */
  from: daySchema.optional(),
  until: daySchema.optional(),
});

export type Promotion = z.output<typeof promotionSchema>;
