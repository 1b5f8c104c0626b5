import { getCollection } from 'astro:content';
import { byOrder } from '../shared/by-order.ts';
import { isOpen } from '../shared/day.ts';
import type { Promotion } from './promotion.ts';

/**
 * The offers that hold on a day, in their order.
 * @param today the day in Indian time, as `2026-12-24`
 * @param slugs the brands that have a menu
 * @throws when an offer leads to a menu that does not exist.
 */
export async function loadPromotions(
  today: string,
  slugs: readonly string[],
): Promise<Promotion[]> {
  const entries = await getCollection('promotions');
  for (const { id, data } of entries) {
    if (!slugs.includes(data.menu)) {
      throw new Error(`content/promotions.yaml: ${id}.menu: there is no menu "${data.menu}"`);
    }
  }
  return entries
    .sort(byOrder)
    .map(({ data }) => data)
    .filter((promotion) => isOpen(promotion, today));
}
