import { z } from 'astro/zod';
import { texts } from '../shared/fields.ts';

export const SEARCH_KINDS = [
  'brand',
  'dish',
  'model',
  'page',
  'article',
  'media',
  'question',
  'course',
  'club',
] as const;

export const searchWords = {
  /** `{found}` is a number, `{words}` is what was typed. */
  box: z.strictObject({
    ...texts('label', 'placeholder', 'examplesLabel'),
    examples: z.array(z.string()).min(1),
    ...texts('loading', 'failed', 'found', 'foundOne', 'near', 'more', 'nothing'),
    ...texts('ways', 'askLabel', 'askMessage'),
  }),
  kinds: z.record(z.enum(SEARCH_KINDS), z.string()),
  index: z.strictObject(
    texts('heading', 'lead', 'brands', 'franchise', 'articles', 'media', 'pages', 'menuLabel'),
  ),
  /** Where the site says `word`, people may search for any of `also`. */
  synonyms: z.array(z.strictObject({ word: z.string(), also: z.array(z.string()).min(1) })),
};

export type SearchKind = (typeof SEARCH_KINDS)[number];
