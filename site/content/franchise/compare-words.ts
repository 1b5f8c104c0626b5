import { z } from 'astro/zod';

/** Texts of `content/pages/compare.yaml` besides its hero. */
export const compareWords = {
  models: z.strictObject({ caption: z.string() }),
  money: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    models: z.string(),
    bands: z.string(),
    gap: z.string(),
    gapNote: z.string(),
    caption: z.string(),
  }),
  brands: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    only: z.string(),
    choose: z.string(),
    page: z.string(),
    cuisine: z.string(),
    dishes: z.string(),
    prices: z.string(),
    typical: z.string(),
    veg: z.string(),
    noMenu: z.string(),
    counter: z.string(),
    offered: z.string(),
    notOffered: z.string(),
    /** `{foodCourt}` and `{cloudKitchen}` become the numbers of brands that these models state. */
    together: z.string(),
    note: z.string(),
  }),
  ask: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    model: z.string(),
    action: z.string(),
  }),
};

const words = z.strictObject(compareWords);

export type CompareWords = z.output<typeof words>;
