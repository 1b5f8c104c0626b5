import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';

export const pictureSchema = (image: SchemaContext['image']) =>
  z.strictObject({ src: image(), alt: z.string().min(10) });

export type ContentPicture = z.output<ReturnType<typeof pictureSchema>>;
