import { z } from 'astro/zod';

/** What a search can find. */
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

/** Texts of `content/pages/search.yaml` besides its hero. */
export const searchWords = {
  /** `{found}` is a number, `{words}` is what was typed. */
  box: z.strictObject({
    label: z.string(),
    placeholder: z.string(),
    examplesLabel: z.string(),
    examples: z.array(z.string()).min(1),
    loading: z.string(),
    failed: z.string(),
    again: z.string(),
    found: z.string(),
    foundOne: z.string(),
    near: z.string(),
    more: z.string(),
    hint: z.string(),
    nothing: z.string(),
    ways: z.string(),
    askLabel: z.string(),
    askMessage: z.string(),
  }),
  kinds: z.record(z.enum(SEARCH_KINDS), z.string()),
  index: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    brands: z.string(),
    franchise: z.string(),
    articles: z.string(),
    media: z.string(),
    pages: z.string(),
    menuLabel: z.string(),
  }),
  /** Where the site says `word`, people may search for any of `also`. */
  synonyms: z.array(z.strictObject({ word: z.string(), also: z.array(z.string()).min(1) })),
};

const words = z.strictObject(searchWords).shape;

export type SearchKind = (typeof SEARCH_KINDS)[number];
export type SearchBoxWords = z.output<typeof words.box>;
export type SearchIndexWords = z.output<typeof words.index>;
export type SearchSynonyms = z.output<typeof words.synonyms>;
