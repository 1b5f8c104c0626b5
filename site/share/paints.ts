import { readColour } from '../../ui/theme/read-colour.ts';
import type { Brand } from '../content/brand/brand.ts';
import type { CardPaint } from './card.ts';

export const NIGHT = readColour('night');
export const SAFFRON = readColour('accent');
export const CREAM = readColour('on-night');
const CHILLI = readColour('sign');
const SAND = readColour('band');

/** Grounds of cards that belong to no brand. */
export const HOUSE_PAINTS = {
  night: { ground: NIGHT, letter: CREAM, accent: SAFFRON, awning: [SAFFRON, CREAM] },
  chilli: { ground: '#9c1f18', letter: CREAM, accent: '#ffd08a', awning: [SAFFRON, CREAM] },
  cream: { ground: CREAM, letter: NIGHT, accent: CHILLI, awning: [NIGHT, SAFFRON] },
  sand: { ground: SAND, letter: NIGHT, accent: CHILLI, awning: [NIGHT, SAFFRON] },
} as const satisfies Record<string, CardPaint>;

/** A brand's own colours under the house's awning. */
export const brandPaint = ({ ground, letter, accent, scheme }: Brand['colours']): CardPaint => ({
  ground,
  letter,
  accent,
  awning: scheme === 'dark' ? [SAFFRON, CREAM] : [NIGHT, SAFFRON],
});
