import { expect, test } from 'vitest';
import { pictureId } from './picture-source.ts';

test.each([
  ['brands/roll-nation/brand.yaml', './hero.jpg', 'brands/roll-nation/hero.jpg'],
  ['brands/roll-nation/brand.yaml', 'gallery/01.png', 'brands/roll-nation/gallery/01.png'],
  ['brands/roll-nation/brand.yaml', '../../pictures/hall.webp', 'pictures/hall.webp'],
  ['people.yaml', './people/a.jpg', 'people/a.jpg'],
])('in %s %s is %s', (id, src, found) => {
  expect(pictureId(id, src)).toBe(found);
});

test.each([
  '../../../secrets/key.jpg',
  './../../../content/brands/roll-nation/hero.jpg',
  '/etc/x.jpg',
  'https://example.in/x.jpg',
  '..\\..\\x.jpg',
  './x\0.jpg',
  '.git/x.jpg',
  './brand.yaml',
  './hero',
  '.',
  '',
])('%j leads to no picture of the content', (src) => {
  expect(pictureId('brands/roll-nation/brand.yaml', src)).toBeUndefined();
});
