import { renderToStaticMarkup as draw } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BrandMenu } from '../../content/menu/menu.ts';
import { makeCategory, makeMenu } from '../../testing/make-menu.ts';
import { MenuKey } from './menu.tsx';
import { MenuCard } from './menu-card.tsx';
import { DishRows } from './menu-dish.tsx';
import { PromoBanner } from './promo-banner.tsx';

const row = (mark: 'veg' | 'non-veg' | 'egg', spice?: number) =>
  draw(
    <DishRows
      dishes={[{ name: 'Dosa', price: 90, mark, ...(spice !== undefined && { spice }) }]}
    />,
  );
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a dish', () => {
  it.each([
    ['veg', undefined, 'Veg Dosa ₹90'],
    ['veg', 0, 'Veg Dosa ₹90'],
    ['veg', 1, 'Veg Dosa gently spiced ₹90'],
    ['non-veg', 2, 'Non-veg Dosa spicy ₹90'],
    ['egg', 3, 'Non-veg Dosa very spicy egg ₹90'],
  ] as const)('with the mark %s and %s chillies reads as "%s"', (mark, spice, words) => {
    expect(wordsOf(row(mark, spice))).toBe(words);
  });

  it('has a mark that differs in its shape', () => {
    const classOf = (html: string) => /<i class="([^"]*)"/.exec(html)?.[1];
    expect(classOf(row('veg'))).toMatch(/veg/);
    expect(classOf(row('egg'))).toMatch(/other/);
  });
});

it('explains both marks, the word and the hottest dish', () => {
  const [veg, nonVeg, egg, spice] = ['A.', 'B.', 'C.', 'D.'] as const;
  const words = { heading: 'Key', veg, nonVeg, egg, spice, prices: 'E.' };
  expect(wordsOf(draw(<MenuKey words={words} />))).toBe(
    'Veg A. Non-veg B. egg C. very spicy D. E.',
  );
});

describe('the banner', () => {
  const offer = {
    id: 'combo',
    order: 1,
    name: 'Combo',
    detail: 'two for one',
    menu: 'roll-nation',
  };
  const banner = (...promotions: (typeof offer)[]) =>
    draw(<PromoBanner promotions={promotions} label="Offers" pauseLabel="Pause" />);

  it('says each offer twice, once of them for the eye alone', () => {
    const lists = banner(offer).match(/<ul.*?<\/ul>/gs) ?? [];
    expect(lists).toHaveLength(2);
    expect(lists[0]).not.toMatch(/aria-hidden|tabindex/);
    expect(lists[1]).toMatch(/aria-hidden="true".*tabindex="-1"/s);
  });

  it('is left out without offers', () => {
    expect(banner()).toBe('');
  });
});

describe('a card', () => {
  const plain = makeMenu([makeCategory('Rice', 6)]);
  const card = (scheme: 'light' | 'dark', menuUrl?: string) => {
    const logo = { src: '/logo.svg', width: 4, height: 1, format: 'svg' };
    const brand = { ...plain.brand, logo, colours: { ...plain.brand.colours, scheme } };
    const menu = { ...plain, brand, ...(menuUrl && { menuUrl }) } as unknown as BrandMenu;
    const words = { topSellers: 'Top sellers', download: 'Download', text: 'As text' };
    return draw(
      <MenuCard menu={menu} words={words}>
        {null}
      </MenuCard>,
    );
  };

  it('tells what its letters stand on', () => {
    expect(card('light')).toContain('data-scheme="light"');
    expect(card('dark')).not.toContain('data-scheme');
  });

  it("leads to our menu, or to the owner's in a new tab", () => {
    const downloadOf = (html: string) => /<a [^>]*>(?=Download)/.exec(html)?.[0];
    const ours = downloadOf(card('dark'));
    expect(ours).toContain('href="/menus/roll-nation.pdf"');
    expect(ours).toContain('data-text');
    expect(card('dark')).toMatch(
      /data-text[^<]*<span[^<]*<\/span><\/a><a[^>]* href="\/menus\/roll-nation\.txt"/,
    );
    expect(ours).not.toContain('_blank');
    const own = downloadOf(card('dark', 'https://example.in/menu.pdf'));
    expect(own).toContain('href="https://example.in/menu.pdf"');
    expect(own).toContain('target="_blank"');
    expect(own).not.toContain('data-text');
  });
});
