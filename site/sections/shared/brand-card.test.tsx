import { renderToStaticMarkup as draw } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrandCard, type BrandCardProps } from '../brand/brand-card.tsx';

const logo = { src: '/logo.svg', width: 4, height: 1, format: 'svg' } as never;
const brand = { slug: 'momos', name: 'Momos', cuisine: 'Tibetan', priceRange: '₹80-₹180', logo };
const card = (more: Partial<BrandCardProps> = {}) =>
  draw(
    <BrandCard brand={brand} {...more}>
      {null}
    </BrandCard>,
  );

it('is headed below its section, and on its own below the page', () => {
  expect(card()).toMatch(/<h3[^>]*><a href="\/brands\/momos">Momos/);
  expect(card({ level: 2 })).toMatch(/<h2/);
});

it('waits for the opening of the page only where it is told to', () => {
  expect(card({ isLate: true })).toContain('data-late="true"');
  expect(card({ isLate: false })).not.toContain('data-late');
  expect(card()).not.toContain('data-late');
});
