import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type Card, cardPath } from './card.ts';
import { titleSize } from './card-parts.tsx';
import { drawCard } from './draw-card.ts';
import { HOUSE_PAINTS } from './paints.ts';

const card: Card = {
  path: '/blog/cost',
  title: 'Cost control',
  siteName: 'Tiffin',
  kicker: 'Blog',
  alt: 'Cost control: a bowl',
  paint: HOUSE_PAINTS.cream,
  layout: 'plate',
  photo: 'content/brands/roll-nation/hero.jpg',
  slip: { label: 'Price range', value: '₹80-₹180' },
};

it('draws a JPEG of 1200 × 630 pixels on its background colour', async () => {
  const jpeg = await drawCard(card);
  const { format, width, height } = await sharp(jpeg).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  const pixel = await sharp(jpeg)
    .extract({ left: 20, top: 400, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(`#${pixel.toString('hex')}`).toBe(card.paint.ground);
});

it('draws the title: another title gives another picture', async () => {
  const other = await drawCard({ ...card, title: 'Staff training' });
  expect(other.equals(await drawCard(card))).toBe(false);
});

it('fails on a missing picture', async () => {
  await expect(drawCard({ ...card, photo: 'content/none.jpg' })).rejects.toThrow(/none\.jpg/);
});

it('sets long titles smaller', () => {
  expect(titleSize('Menus')).toBeGreaterThan(titleSize('Customer experience in food courts'));
});

it('names a file for each page', () => {
  expect(cardPath('/')).toBe('/share/home.jpg');
  expect(cardPath('/blog/cost')).toBe('/share/blog/cost.jpg');
});
