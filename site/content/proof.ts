import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { daySchema } from './shared/day.ts';
import { texts, webAddressSchema } from './shared/fields.ts';
import { pictureSchema } from './shared/picture.ts';

/** No entry can be a sample: an invented partner or review is an unfair trade practice (Consumer
 * Protection Act 2019, 2(28) and (47)). */
export const proofSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    words: z.strictObject({
      ...texts('heading', 'lead'),
      /** With the gaps `{count}`, `{place}` and `{day}`. */
      ratings: z.string(),
      /** With the gaps `{name}`, `{outlet}` and `{since}`. */
      ...texts('partner', 'press'),
      /** Over the outlets, which open the band where nobody has said anything yet. Content of before has none. */
      outlets: z.strictObject(texts('heading', 'lead')).optional(),
    }),
    partners: z.array(
      z.strictObject({
        quote: z.string().min(20).max(280),
        ...texts('name', 'outlet'),
        since: z
          .string()
          .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'write "2026-06"')
          .meta({ description: 'Month in which the partner began: 2026-06.' }),
        /** Day of the written consent to be quoted by name. */
        consent: daySchema,
        portrait: pictureSchema(image).optional(),
      }),
    ),
    press: z.array(
      z.strictObject({
        ...texts('name', 'headline'),
        day: daySchema,
        link: webAddressSchema,
        logo: image().optional(),
      }),
    ),
    ratings: z.array(
      z.strictObject({
        ...texts('place', 'outlet'),
        stars: z.number().min(1).max(5),
        count: z.number().int().positive(),
        /** When the stars were read. */
        day: daySchema,
        link: webAddressSchema,
      }),
    ),
  });

export type Proof = z.output<ReturnType<typeof proofSchema>>;
