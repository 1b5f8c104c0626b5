import type { Brand } from '../content/brand/brand.ts';
import type { MenuContent, MenuDish } from '../content/menu/menu.ts';

export type PrintedMenu = MenuContent & {
  slug: string;
  brand: Pick<Brand, 'name' | 'cuisine' | 'priceRange' | 'colours' | 'hero'>;
};

export interface MenuImprint {
  company: string;
  /** As people read it: +91 98765 43210. */
  phone: string;
  /** Public address of the site without a trailing slash. */
  siteUrl: string;
}

export const PRICE_NOTE = 'Prices in rupees; taxes extra where they apply.';

export function findTopSellers({ topSellers, categories }: MenuContent): MenuDish[] {
  const dishes = categories.flatMap((category) => category.dishes);
  return topSellers.flatMap((name) => dishes.find((dish) => dish.name === name) ?? []);
}
