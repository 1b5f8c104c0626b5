import { makeMenuPdf } from '../pdf/make-menu-pdf.tsx';
import type { MenuCategory } from '../pdf/plan-pages.ts';
import type { PrintedMenu } from '../printed-menu.ts';
import { makeCategory, makeMenu, TEST_IMPRINT } from './menu.ts';
import { type DrawnPage, readDrawing } from './read-drawing.ts';

/** Every mark, every number of chillies, notes, and the price with most figures. */
export const MIXED_CATEGORIES: MenuCategory[] = [
  {
    name: 'Parathas',
    dishes: [
      { name: 'Aloo paratha', price: 90, mark: 'veg', note: 'white butter, curd and pickle' },
      { name: 'Gobhi paratha', price: 1100, mark: 'veg', spice: 1 },
    ],
  },
  {
    name: 'Off the tawa, hot',
    dishes: [
      { name: 'Anda bhurji', price: 120, mark: 'egg', spice: 2, note: 'pav from the morning' },
      { name: 'Chicken keema', price: 180, mark: 'non-veg', spice: 3 },
      { name: 'Half fry', price: 80, mark: 'egg', spice: 0 },
    ],
  },
  makeCategory('Chai', 6),
];

/** Says as much of itself as a menu may. */
export const MIXED_MENU: PrintedMenu = {
  ...makeMenu(MIXED_CATEGORIES),
  description: 'Paratha off a hot tawa, a filling tossed while you watch. '.repeat(4).slice(0, 220),
};

/** The pages of a menu, drawn and read again. */
export async function drawPages(menu: PrintedMenu): Promise<[DrawnPage, ...DrawnPage[]]> {
  const [first, ...others] = await readDrawing(await makeMenuPdf(menu, TEST_IMPRINT));
  if (!first) throw new Error('the PDF has no page');
  return [first, ...others];
}
