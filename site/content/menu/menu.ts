import { z } from 'astro/zod';
import { medianOf } from '../../tools/payback/usual.ts';
import type { Brand } from '../brand/brand.ts';
import { webAddressSchema } from '../shared/fields.ts';

const dishSchema = z.strictObject({
  name: z.string().min(3).max(40),
  price: z.number().int().positive().meta({
    title: 'Price',
    description: 'Whole rupees, inside the price range of the brand.',
  }),
  mark: z.enum(['veg', 'non-veg', 'egg']).meta({
    title: 'Vegetarian mark',
    description: 'The mark that Indian law requires beside every dish.',
  }),
  note: z.string().max(60).optional().meta({ title: 'A few words more' }),
  spice: z
    .number()
    .int()
    .min(0)
    .max(3)
    .optional()
    .meta({ title: 'Chillies', description: 'From 0 (mild) to 3 (hot).' }),
  parts: z.array(z.string()).min(2).optional().meta({
    title: 'Dishes of the combo',
    description: 'They stand in this menu and together cost at least as much.',
  }),
});

const categorySchema = z.strictObject({
  name: z.string().max(30),
  dishes: z.array(dishSchema).min(2),
});

/** `content/brands/<slug>/menu.yaml`; a brand without this file is not on the menus page. */
export const menuSchema = z
  .strictObject({
    description: z.string().min(60).max(220),
    menuUrl: webAddressSchema.optional().meta({
      title: 'Address of your own PDF',
      description: 'Begins with https://; without it the site makes a PDF from this file.',
    }),
    topSellers: z.array(z.string()).length(5).meta({
      title: 'Best-selling dishes',
      description: 'Names of dishes listed in a category below.',
    }),
    categories: z.array(categorySchema).min(4).max(6),
  })
  .superRefine(({ topSellers, categories }, { addIssue }) => {
    const known = new Set<string>();
    categories.forEach(({ dishes }, place) => {
      dishes.forEach(({ name }, index) => {
        if (known.has(name)) {
          const path = ['categories', place, 'dishes', index, 'name'];
          addIssue({ code: 'custom', path, message: `"${name}" is on this menu twice` });
        }
        known.add(name);
      });
    });
    topSellers.forEach((name, index) => {
      if (known.has(name)) return;
      const message = `"${name}" is not a dish of any category below`;
      addIssue({ code: 'custom', path: ['topSellers', index], message });
    });
    for (const { path, message } of findDearCombos(categories))
      addIssue({ code: 'custom', path, message });
  });

/** Combos that cost more than their parts, or hold what the menu does not list. */
function findDearCombos(categories: readonly z.output<typeof categorySchema>[]) {
  const prices = new Map(
    categories.flatMap(({ dishes }) => dishes.map(({ name, price }) => [name, price] as const)),
  );
  return categories.flatMap(({ dishes }, place) =>
    dishes.flatMap(({ name, price, parts = [] }, index) => {
      const unknown = parts.find((part) => !prices.has(part));
      const sum = parts.reduce((total, part) => total + (prices.get(part) ?? Number.NaN), 0);
      if (!unknown && (parts.length === 0 || price <= sum)) return [];
      return {
        path: ['categories', place, 'dishes', index, 'parts'],
        message: unknown
          ? `"${unknown}" is not a dish of any category`
          : `"${name}" costs ₹${price}, its parts cost ₹${sum}`,
      };
    }),
  );
}

export type MenuContent = z.output<typeof menuSchema>;
export type MenuDish = z.output<typeof dishSchema>;
export type DishMark = MenuDish['mark'];

export type BrandMenu = MenuContent & { slug: string; brand: Brand };

/** The prices of a menu outside the range in the brand's own file, for example `₹80-₹180`. */
export function findStrayPrices(menu: MenuContent, priceRange: string) {
  const [lowest = Number.NaN, highest = Number.NaN] = (priceRange.match(/\d+/g) ?? []).map(Number);
  return menu.categories.flatMap(({ dishes }, place) =>
    dishes.flatMap(({ price }, index) => {
      if (price >= lowest && price <= highest) return [];
      return [{ path: ['categories', place, 'dishes', index, 'price'], price }];
    }),
  );
}

export interface MenuMeasures {
  dishes: number;
  /** Rupees: the price of the dish in the middle, when all are sorted by price. */
  middlePrice: number;
  vegPercent: number;
}

/** Counts a menu; combos are dishes like others, as on the menu itself. */
export function measureMenu({ categories }: Pick<MenuContent, 'categories'>): MenuMeasures {
  const all = categories.flatMap(({ dishes }) => dishes);
  const veg = all.filter(({ mark }) => mark === 'veg').length;
  return {
    dishes: all.length,
    middlePrice: Math.round(medianOf(all.map(({ price }) => price))),
    vegPercent: Math.round((veg / all.length) * 100),
  };
}
