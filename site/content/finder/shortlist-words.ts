import { z } from 'astro/zod';

const line = z.string().min(1);

/** Texts of `content/pages/shortlist.yaml` besides its hero. */
export const shortlistWords = {
  list: z.strictObject({
    empty: line,
    withoutScript: line,
    models: line,
    brands: line,
    remove: line,
    facts: z.strictObject({ money: line, space: line, cuisine: line, prices: line }),
    stated: line,
    action: line,
    note: line,
  }),
  ways: z.strictObject({ heading: line, lead: line, brands: line, franchise: line }),
};

export type ShortlistWords = z.output<(typeof shortlistWords)['list']>;
