import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { fact, texts } from '../shared/fields.ts';
import { pictureSchema } from '../shared/picture.ts';
import { brandStyle } from './brand-style.ts';

const colour = z.string().regex(/^#[0-9A-F]{6}$/i, 'write the colour as #RRGGBB');

const areDifferent = (entries: readonly string[]) => new Set(entries).size === entries.length;
const dishes = fact(z.array(z.string()).length(5).refine(areDifferent, 'a dish is listed twice'));

/** The two counts of specification §2: nine pictures, or six as for the pizzeria. */
const GALLERY_LENGTHS: readonly number[] = [9, 6];

const gallerySchema = (image: SchemaContext['image']) =>
  z
    .array(pictureSchema(image).extend({ caption: z.string().max(40).optional() }))
    .refine(({ length }) => GALLERY_LENGTHS.includes(length), 'a gallery has nine or six pictures')
    .refine((pictures) => areDifferent(pictures.map(({ alt }) => alt)), 'an alt is used twice');

/** What the opening needs, which shows its picture across the whole page. */
export const HERO = { width: 1200, height: 800 } as const;

/** `content/brands/<slug>/brand.yaml`; the folder's name is the slug. */
export const brandSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    name: z.string(),
    order: z
      .number()
      .int()
      .positive()
      .meta({ title: 'Place in the list', description: 'Place in every list of brands, from 1.' }),
    cuisine: z.string(),
    priceRange: z
      .string()
      .regex(/^₹\d+-₹\d+$/)
      .meta({
        title: 'Price range',
        description: 'Lowest and highest price of a dish, as printed: ₹80-₹180.',
      }),
    summary: z
      .string()
      .min(30)
      .max(110)
      .meta({ title: 'Summary', description: 'One line for cards and search results.' }),
    fullDescription: fact(z.array(z.string().min(80)).min(2).max(3)).meta({
      title: 'Description',
      description: 'Two or three paragraphs.',
    }),
    specialties: dishes.meta({ title: 'Specialities' }),
    popularItems: dishes.meta({ title: 'Popular dishes' }),
    keywords: z.array(z.string()).min(2).meta({ title: 'Words for search engines' }),
    /** `letter` and `accent` are text colours on `ground`. */
    colours: z.strictObject({
      ground: colour.meta({ title: 'Ground' }),
      letter: colour.meta({ title: 'Letters' }),
      accent: colour.meta({ title: 'Accents' }),
      scheme: z.enum(['light', 'dark']).meta({ title: 'Light or dark ground' }),
    }),
    style: brandStyle,
    hero: pictureSchema(image).meta({
      title: 'Picture of the opening',
      description: `Wider than high, at least ${HERO.width} × ${HERO.height}.`,
    }),
    gallery: gallerySchema(image),
    logo: image(),
    motif: image(),
  });

export type Brand = z.output<ReturnType<typeof brandSchema>> & { slug: string };

/** Words of `content/pages/brands.yaml` for every brand's own page; `{name}` stands for its name. */
export const brandWords = {
  brandPage: z.strictObject({
    ...texts('about', 'menuLink', 'own', 'findUs', 'call', 'gallery', 'specialties', 'popular'),
    ...texts('closing', 'closingLead', 'action', 'ask', 'basis'),
    ...texts('prospectusLink', 'finderLink', 'modelLink', 'withoutMenu'),
    ...texts('neighbours', 'previous', 'next'),
  }),
};
