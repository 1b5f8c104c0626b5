import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import type { Range } from '../../format/range.ts';
import { claimCount, claimPhrases, claimRange } from '../claims/claim-fields.ts';
import { heroSchema } from '../page/page.ts';
import { seoSchema, texts } from '../shared/fields.ts';
import { pictureSchema } from '../shared/picture.ts';
import { pointListSchema } from '../shared/point.ts';

/** `content/franchise/<slug>.yaml`; each figure is the id of a claim in `content/claims/`. */
export const franchiseModelSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    name: z.string(),
    order: z.number().int().positive(),
    route: z.enum(['singleBrand', 'multiBrand', 'cloudKitchen']),
    description: z.string(),
    /** The file of `content/claims/` that says what its figures rest on. */
    subject: z.string(),
    seo: seoSchema,
    hero: heroSchema,
    figures: z.strictObject({
      investment: claimRange('rupees'),
      breakEvenMonths: claimRange('months'),
      roiPercent: claimRange('%'),
      monthlyRevenue: claimRange('rupees'),
      marginPercent: claimRange('%'),
      paybackYears: claimRange('years'),
      spaceSqFt: claimRange('sq ft'),
      brands: claimCount,
    }),
    picture: pictureSchema(image),
    why: pointListSchema,
    /** Offers the brands that a single counter may carry. */
    brandChoice: z.strictObject(texts('heading', 'lead')).optional(),
    /** What the partner gets, or how the place works. */
    offer: pointListSchema.optional(),
    technology: pointListSchema.optional(),
    steps: pointListSchema.optional(),
    /** The page puts the number of brands before these claims. */
    success: z.strictObject({ heading: z.string(), claims: claimPhrases(3) }).optional(),
  });

export type FranchiseModel = z.output<ReturnType<typeof franchiseModelSchema>>;

/** The model to begin with: the one with the smallest stated investment. */
export function findStart<Model extends { figures: { investment: Range } }>(
  models: readonly Model[],
): Model | undefined {
  if (models.some(({ figures }) => figures.investment.isExpired)) return undefined;
  const least = (model: Model) => model.figures.investment.min;
  return [...models].sort((one, other) => least(one) - least(other))[0];
}
