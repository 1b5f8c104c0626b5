import { z } from 'astro/zod';
import { texts } from '../shared/fields.ts';

export const compareWords = {
  models: z.strictObject(texts('caption')),
  money: z.strictObject(texts('heading', 'lead')),
  brands: z.strictObject({
    ...texts('heading', 'lead', 'only', 'choose', 'page', 'cuisine', 'dishes', 'prices', 'typical'),
    ...texts('veg', 'noMenu', 'counter', 'offered', 'notOffered'),
    /** `{foodCourt}` and `{cloudKitchen}` become the numbers of brands that these models state. */
    ...texts('together', 'note'),
  }),
  ask: z.strictObject(texts('heading', 'lead', 'model', 'action')),
};
