import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { pictureSchema } from '../shared/picture.ts';

/** `content/people.yaml`: directors and managers. */
export const personSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: z.string(),
    order: z.number().int().positive(),
    name: z.string(),
    designation: z.string(),
    group: z.enum(['board', 'management']),
    /** What they order first, at which brand (its slug). Their place shows the brand's dish until there is a portrait. */
    plate: z.strictObject({ brand: z.string(), dish: z.string() }),
    portrait: pictureSchema(image).optional(),
    sample: z.literal(true).optional(),
  });

export type PersonContent = z.output<ReturnType<typeof personSchema>>;
