import { z } from 'astro/zod';
import { brandWords } from '../brand/brand.ts';
import { claimsWords } from '../claims/claims-words.ts';
import { aboutWords } from '../company.ts';
import { educationWords } from '../education.ts';
import { finderWords } from '../finder-words.ts';
import { compareWords } from '../franchise/compare-words.ts';
import { franchiseWords } from '../franchise/franchise-words.ts';
import { menuWords } from '../menu/menu-words.ts';
import { citiesWords, outletsWords } from '../place/place-words.ts';
import { questionWords } from '../question.ts';
import { fact, seoSchema, texts } from '../shared/fields.ts';
import type { ContentPicture } from '../shared/picture.ts';
import { blogWords, mediaWords } from '../story/story-words.ts';
import { agreementWords, channelsWords, feesWords, openingWords } from '../terms-words.ts';
import { searchWords } from './search-words.ts';

export const heroSchema = z.strictObject({
  eyebrow: z.string().optional().meta({ title: 'Words above the heading' }),
  heading: z.string(),
  lead: z.string().meta({ title: 'Words below the heading' }),
});

const headed = z.strictObject(texts('heading', 'lead'));
const step = z.strictObject({ title: z.string(), body: fact(z.string()) });

const clubWords = {
  ...texts('joinLabel', 'chatLabel'),
  why: headed.extend({ benefits: z.array(step).length(6) }),
  tiers: headed.extend({ joinFreeLabel: z.string(), goPremiumLabel: z.string() }),
  /** What a member must know about money and time; stands beside the price. */
  terms: z.array(fact(z.string())).min(1),
  clubs: headed.extend({
    ...texts('activities', 'foodPerks', 'addOns', 'guardian'),
  }),
  how: headed.extend({
    /** `hasWays`: the step under which the ways to register are linked. */
    steps: z.array(step.extend({ hasWays: z.literal(true).optional() })).length(4),
    ...texts('chatLabel', 'websiteLabel', 'withoutInstagram'),
  }),
  closing: headed,
} as const;

const base = { seo: seoSchema };

/** `content/pages/*.yaml`: one shape for each page that has words of its own. */
export const pageSchemas = {
  about: z.strictObject({ ...base, hero: heroSchema, ...aboutWords }),
  brands: z.strictObject({ ...base, hero: heroSchema, ...brandWords }),
  menu: z.strictObject({ ...base, hero: heroSchema, ...menuWords }),
  franchise: z.strictObject({ ...base, hero: heroSchema, ...franchiseWords }),
  finder: z.strictObject({ ...base, hero: heroSchema, ...finderWords }),
  compare: z.strictObject({ ...base, hero: heroSchema, ...compareWords }),
  cities: z.strictObject({ ...base, hero: heroSchema, ...citiesWords }),
  outlets: z.strictObject({ ...base, hero: heroSchema, ...outletsWords }),
  questions: z.strictObject({ ...base, hero: heroSchema, ...questionWords }),
  search: z.strictObject({ ...base, hero: heroSchema, ...searchWords }),
  education: z.strictObject({ ...base, hero: heroSchema, ...educationWords }),
  clubs: z.strictObject({ ...base, hero: heroSchema, ...clubWords }),
  blog: z.strictObject({ ...base, hero: heroSchema, ...blogWords }),
  media: z.strictObject({ ...base, hero: heroSchema, ...mediaWords }),
  'our-numbers': z.strictObject({ ...base, hero: heroSchema, ...claimsWords }),
  fees: z.strictObject({ ...base, hero: heroSchema, ...feesWords }),
  opening: z.strictObject({ ...base, hero: heroSchema, ...openingWords }),
  agreement: z.strictObject({ ...base, hero: heroSchema, ...agreementWords }),
  'official-channels': z.strictObject({ ...base, hero: heroSchema, ...channelsWords }),
  'not-found': z.strictObject({
    ...base,
    ...texts('heading', 'text', 'linkLabel'),
  }),
} as const;

/** `content/legal/<slug>.md`. */
export const legalSchema = z.strictObject({
  title: z.string().max(52),
  description: z.string().min(50).max(155),
  heading: z.string(),
  lead: z.string().meta({ title: 'Words below the heading' }),
  dateLabel: z.string().meta({
    title: 'Date as printed',
    description: 'When it took effect or was last changed, as printed.',
  }),
  /** The same date for the sitemap: a day (`2024-01-01`) or, where none is printed, a month. */
  updated: z
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?$/, 'write "2024-01-01" or "2025-01"')
    .meta({
      title: 'Date for search engines',
      description: 'Year, month and day, or without the day: 2024-01-01, 2025-01.',
    }),
});

export type PageName = keyof typeof pageSchemas;
export type PageContent<Name extends PageName> = z.output<(typeof pageSchemas)[Name]> & {
  picture?: ContentPicture | undefined;
};
export type HeroContent = z.output<typeof heroSchema>;
