import { z } from 'astro/zod';
import { texts } from '../shared/fields.ts';

export const menuWords = {
  ...texts('franchiseLabel', 'offersLabel', 'pauseLabel', 'jumpLabel'),
  key: z.strictObject(texts('heading', 'veg', 'nonVeg', 'egg', 'spice', 'prices')),
  card: z.strictObject(texts('topSellers', 'download', 'text')),
  closing: z.strictObject(texts('heading', 'lead', 'action')),
};
