import { z } from 'astro/zod';

/** Texts of `content/pages/menu.yaml` besides its hero. */
export const menuWords = {
  franchiseLabel: z.string(),
  offersLabel: z.string(),
  pauseLabel: z.string(),
  jumpLabel: z.string(),
  /** What the marks beside the dishes mean. */
  key: z.strictObject({
    heading: z.string(),
    veg: z.string(),
    nonVeg: z.string(),
    egg: z.string(),
    spice: z.string(),
    prices: z.string(),
  }),
  card: z.strictObject({
    topSellers: z.string(),
    download: z.string(),
    text: z.string(),
  }),
  closing: z.strictObject({ heading: z.string(), lead: z.string(), action: z.string() }),
};

const card = z.strictObject(menuWords).shape;

export type MenuKeyWords = z.output<typeof card.key>;
export type MenuCardWords = z.output<typeof card.card>;
