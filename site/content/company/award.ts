import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { pictureSchema } from '../shared/picture.ts';

/** `content/awards.yaml`: what the company was honoured for. */
export const awardSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: z.string(),
    order: z.number().int().positive(),
    title: z.string(),
    description: z.string(),
    picture: pictureSchema(image),
    sample: z.literal(true).optional(),
  });
