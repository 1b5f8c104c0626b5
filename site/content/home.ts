import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { fact } from './fact.ts';
import { pictureSchema } from './picture.ts';
import { seoSchema } from './seo.ts';

const headed = { heading: z.string(), lead: z.string() };

/** `content/home/home.yaml`. */
export const homeSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    seo: seoSchema,
    hero: z.strictObject({
      ...headed,
      eyebrow: z.string(),
      action: z.string(),
      second: z.string(),
      day: pictureSchema(image),
      night: pictureSchema(image),
    }),
    outlets: z.strictObject({
      ...headed,
      items: z.array(
        z.strictObject({
          icon: z.enum(['games', 'family']),
          title: z.string(),
          body: fact(z.string()),
        }),
      ),
    }),
    brands: z.strictObject(headed),
    models: z.strictObject(headed),
    closing: z.strictObject({ ...headed, action: z.string(), second: z.string() }),
    note: z.string(),
  });

export type HomeContent = z.output<ReturnType<typeof homeSchema>>;
