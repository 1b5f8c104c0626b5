import type { Brand } from '../content/brand/brand.ts';
import type { MenuContent } from '../content/menu/menu.ts';

/** What a printed or written menu needs of a brand's menu and of the brand. */
export type PrintedMenu = MenuContent & {
  slug: string;
  brand: Pick<Brand, 'name' | 'cuisine' | 'priceRange' | 'colours'>;
};
