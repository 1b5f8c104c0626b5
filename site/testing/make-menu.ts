import type { ContentPicture } from '../content/shared/picture.ts';
import type { MenuCategory } from '../menus/plan-pages.ts';
import type { MenuImprint, PrintedMenu } from '../menus/printed-menu.ts';

/** A category of plain dishes for tests: `Soup 1` to `Soup n`. */
export const makeCategory = (name: string, count: number, note?: string): MenuCategory => ({
  name,
  dishes: Array.from({ length: count }, (_, index) => ({
    name: `${name} ${index + 1}`,
    price: 100 + index,
    mark: 'veg' as const,
    ...(note ? { note } : {}),
  })),
});

/** An invented menu for tests; its slug is a real brand's, whose pictures it borrows. */
export function makeMenu(categories: MenuCategory[]): PrintedMenu {
  return {
    slug: 'roll-nation',
    description: 'Four tiers of steel, four dishes, and a lid that a child of five can open alone.',
    topSellers: categories.flatMap(({ dishes }) => dishes.map(({ name }) => name)).slice(0, 5),
    categories,
    brand: {
      name: 'Tiffin',
      cuisine: 'Home food',
      priceRange: '₹90-₹180',
      colours: { ground: '#204060', letter: '#FFF8EE', accent: '#FFD27A', scheme: 'dark' },
      hero: {
        src: { fsPath: 'content/brands/roll-nation/hero.jpg' } as unknown as ContentPicture['src'],
        alt: 'Rolls on a steel plate',
      },
    },
  };
}

export const TEST_IMPRINT: MenuImprint = {
  company: 'Tiffin Foods Private Limited',
  phone: '+91 90000 00001',
  siteUrl: 'https://example.in',
};
