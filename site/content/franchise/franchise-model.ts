import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { heroSchema } from '../page/page.ts';
import { pictureSchema } from '../shared/picture.ts';
import { pointListSchema } from '../shared/point.ts';
import { countedRangeSchema, rangeSchema } from '../shared/range.ts';
import { seoSchema } from '../shared/seo.ts';

/** A figure that the company states about its success, read as one phrase: `500+ daily customers`. */
const claimSchema = z.strictObject({ value: z.string(), label: z.string() });

/** `content/franchise/<slug>.yaml`; money in rupees, space in square feet. */
export const franchiseModelSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    name: z.string(),
    order: z.number().int().positive(),
    route: z.enum(['singleBrand', 'multiBrand', 'cloudKitchen']),
    description: z.string(),
    seo: seoSchema,
    hero: heroSchema,
    figures: z.strictObject({
      investment: rangeSchema,
      breakEvenMonths: rangeSchema,
      roiPercent: rangeSchema,
      monthlyRevenue: rangeSchema,
      marginPercent: rangeSchema,
      paybackYears: rangeSchema,
      spaceSqFt: rangeSchema,
      brands: countedRangeSchema,
    }),
    picture: pictureSchema(image),
    why: pointListSchema,
    /** Offers the brands that a single counter may carry. */
    brandChoice: z.strictObject({ heading: z.string(), lead: z.string() }).optional(),
    /** What the partner gets, or how the place works. */
    offer: pointListSchema.optional(),
    technology: pointListSchema.optional(),
    steps: pointListSchema.optional(),
    /** The page puts the number of brands before these claims. */
    success: z
      .strictObject({ heading: z.string(), claims: z.array(claimSchema).min(3) })
      .optional(),
  });

export type FranchiseModel = z.output<ReturnType<typeof franchiseModelSchema>>;
export type Claim = z.output<typeof claimSchema>;
