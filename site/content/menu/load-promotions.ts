import { getCollection } from 'astro:content';
import { byOrder } from '../shared/by-order.ts';
import { isOpen } from '../shared/day.ts';
import type { Promotion } from './promotion.ts';

export const loadPromotions = async (today: string): Promise<Promotion[]> =>
  (await getCollection('promotions'))
    .sort(byOrder)
    .map(({ data }) => data)
    .filter((promotion) => isOpen(promotion, today));
