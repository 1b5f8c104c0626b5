import { z } from 'astro/zod';
import { fact } from '../shared/fact.ts';

/** YAML reads a bare 2026-12-24 as a date; quoted it stays text. Both become `2026-12-24`. */
const daySchema = z.union([
  z.iso.date(),
  z.date().transform((day) => day.toISOString().slice(0, 10)),
]);

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
