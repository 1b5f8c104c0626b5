import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { brandSlug } from '../brand/brand-slug.ts';
import { fact, seoSchema, texts } from '../shared/fields.ts';
import { pictureSchema } from '../shared/picture.ts';

const headed = { heading: z.string(), lead: z.string() };

/** The dish of one brand, by its slug, cut out of its ground. */
const turn = (image: SchemaContext['image']) =>
  z.strictObject({ brand: brandSlug, picture: pictureSchema(image) });

/** `content/home/home.yaml`. */
export const homeSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    seo: seoSchema,
    hero: z.strictObject({
      ...headed,
      ...texts('eyebrow', 'action', 'second'),
      /** The smallest stated investment, with whose word it is; goes when its claim ends. */
      figure: z.string().optional(),
      /** The brands that open the page, a week each, over and over. */
      turns: z.array(turn(image)).min(1),
      sharePicture: pictureSchema(image),
    }),
    house: z.strictObject({
      /** These two also on the share cards of pages that show no picture of their own. */
      table: pictureSchema(image),
      pass: pictureSchema(image),
      /** At the foot of every page, on its ground. */
      stalls: pictureSchema(image),
    }),
    outlets: z.strictObject({
      ...headed,
      items: z.array(
        z.strictObject({
          icon: z.enum(['games', 'family']),
          title: z.string(),
          body: fact(z.string()),
          picture: pictureSchema(image),
        }),
      ),
    }),
    brands: z.strictObject(headed),
    models: z.strictObject(headed),
    closing: z.strictObject({ ...headed, action: z.string(), second: z.string() }),
  });

export type HomeContent = z.output<ReturnType<typeof homeSchema>>;
