import { z } from 'astro/zod';
import { menuSlug } from '../brand/brand-slug.ts';
import { daySchema, ENDS_BEFORE, endsLater } from '../shared/day.ts';
import { fact } from '../shared/fields.ts';

/** `content/promotions.yaml`: what the banner of the menus page offers. */
export const promotionSchema = z
  .strictObject({
    id: z.string(),
    order: z.number().int().positive().meta({ title: 'Place in the list' }),
    name: z.string().max(30),
    detail: fact(z.string().max(50)).meta({ title: 'What is offered' }),
    menu: menuSlug.meta({ description: 'The brand on whose card the offer is found.' }),
    /** First and last day on which the offer holds, both included. */
    from: daySchema.optional().meta({ title: 'First day' }),
    until: daySchema.optional().meta({ title: 'Last day' }),
  })
  .refine(endsLater, ENDS_BEFORE);

export type Promotion = z.output<typeof promotionSchema>;
