import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { fact } from './shared/fields.ts';
import { pictureSchema } from './shared/picture.ts';

/** `content/tiers.yaml`: membership tiers. */
export const tierSchema = z.strictObject({
  id: z.string(),
  order: z.number().int().positive(),
  name: z.string(),
  price: z.strictObject({ amount: z.string(), per: z.string().optional() }),
  tag: z.string(),
  isHighlighted: z.boolean(),
  benefits: z
    .array(
      z.strictObject({
        /** Set in large type; the text continues it. */
        figure: z.string().optional(),
        text: z.string(),
      }),
    )
    .min(1),
});

const list = fact(z.array(z.string()).min(1));

/** `content/clubs/<slug>.yaml`. */
export const clubSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    name: z.string(),
    order: z.number().int().positive(),
    audience: z.string(),
    /** What lies on the table when the club meets. */
    picture: pictureSchema(image),
    /** Minors cannot give consent themselves: the page then says who signs up for them. */
    isForMinors: z.boolean().default(false),
    description: fact(z.string()),
    activities: list,
    foodPerks: list,
    addOns: list,
  });

export type Tier = z.output<typeof tierSchema>;
export type Club = z.output<ReturnType<typeof clubSchema>>;
