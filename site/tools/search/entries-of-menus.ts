import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import type { Brand } from '../../content/brand/brand.ts';
import type { BrandMenu, MenuDish } from '../../content/menu/menu.ts';
import { formatRupees } from '../../format/range.ts';
import type { SearchEntry } from './entry.ts';
import { toText } from './to-text.ts';

/** Each brand, and each dish with its price. */
export const entriesOfMenus = (
  brands: readonly Brand[],
  menus: readonly BrandMenu[],
): SearchEntry[] => [
  ...brands.map(entryOfBrand),
  ...menus.flatMap((menu) =>
    menu.categories.flatMap(({ name, dishes }) =>
      dishes.map((dish) => entryOfDish(menu, name, dish)),
    ),
  ),
];

const entryOfBrand = (brand: Brand): SearchEntry => ({
  kind: 'brand',
  title: brand.name,
  path: brandPath(brand.slug),
  detail: `${brand.cuisine}, ${brand.priceRange}`,
  words: [brand.summary, ...brand.keywords, ...brand.popularItems].join(' '),
});

const entryOfDish = (
  { slug, brand }: BrandMenu,
  category: string,
  dish: MenuDish,
): SearchEntry => ({
  kind: 'dish',
  title: dish.name,
  path: `${ROUTES.menu}#${slug}${toText(dish.name)}`,
  detail: dish.note ? `${brand.name}: ${dish.note}` : brand.name,
  words: [category, dish.mark, ...(dish.parts ?? [])].join(' '),
  price: formatRupees(dish.price),
  isVeg: dish.mark === 'veg',
});
