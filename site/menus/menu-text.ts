import type { MenuDish } from '../content/menu/menu.ts';
import { formatRupees } from '../format/range.ts';
import { findTopSellers, type MenuImprint, PRICE_NOTE, type PrintedMenu } from './printed-menu.ts';

/** Characters in a line: fits an e-mail and a narrow window. */
const WIDTH = 64;

export function makeMenuText(menu: PrintedMenu, imprint: MenuImprint): string {
  const { brand, description, categories } = menu;
  return [
    [brand.name.toUpperCase(), `${brand.cuisine}, ${brand.priceRange.replace('-', ' to ')}`],
    wrap(description, WIDTH),
    [
      ...underline('Top sellers'),
      ...findTopSellers(menu).map((dish) => priceLine(dish.name, dish)),
    ],
    ...categories.map(({ name, dishes }) => [...underline(name), ...dishes.flatMap(dishLines)]),
    [PRICE_NOTE, `${imprint.company}, ${imprint.phone}`, imprint.siteUrl],
  ]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

const underline = (heading: string): string[] => [heading, '-'.repeat(heading.length)];

function priceLine(label: string, { price }: MenuDish): string {
  const amount = formatRupees(price);
  const dots = '.'.repeat(Math.max(3, WIDTH - label.length - amount.length - 2));
  return `${label} ${dots} ${amount}`;
}

function dishLines(dish: MenuDish): string[] {
  const words = [dish.note, dish.spice ? `spice ${dish.spice} of 3` : undefined];
  const note = words.filter(Boolean).join('; ');
  const line = priceLine(`${dish.name} (${dish.mark})`, dish);
  return note ? [line, ...wrap(note, WIDTH - 4).map((part) => `    ${part}`)] : [line];
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
