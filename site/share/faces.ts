import type { Font } from 'satori';
import displayLatin from './faces/bricolage-latin.woff?inline';
import displayRupee from './faces/bricolage-rupee.woff?inline';
import textLatin from './faces/figtree-latin.woff?inline';
import textRupee from './faces/figtree-rupee.woff?inline';

const face = (name: string, weight: 600 | 800, address: string): Font => ({
  name,
  weight,
  style: 'normal',
  data: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
});

/** The site's two faces at one weight each; letters that one file lacks are taken from the next. */
export const CARD_FACES: Font[] = [
  face('Display', 800, displayLatin),
  face('Text', 600, textLatin),
  face('Display rupee', 800, displayRupee),
  face('Text rupee', 600, textRupee),
];
