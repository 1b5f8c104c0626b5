import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { brandSlug } from '../brand/brand-slug.ts';
import { pictureSchema } from '../shared/picture.ts';

/** `content/people.yaml`: directors and managers. */
export const personSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: z.string(),
    order: z.number().int().positive().meta({ title: 'Place in the list' }),
    name: z.string(),
    designation: z.string().meta({ title: 'Position' }),
    group: z.enum(['board', 'management']),
    plate: z.strictObject({ brand: brandSlug, dish: z.string() }).meta({
      title: 'What they order first',
      description:
        "The picture that opens the brand's page stands in their place until there is a portrait, so name the dish that it shows.",
    }),
    portrait: pictureSchema(image).optional(),
    sample: z.literal(true).optional().meta({ title: 'Still to be confirmed' }),
  });

export type PersonContent = z.output<ReturnType<typeof personSchema>>;
