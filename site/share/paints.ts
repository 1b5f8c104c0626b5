import type { Brand } from '../content/brand/brand.ts';
import type { CardPaint } from './card.ts';

const NIGHT = '#4a0f1c';
const SAFFRON = '#f2a12b';
const CREAM = '#fff8ee';
const CHILLI = '#b3261e';
const SAND = '#f4e3c6';

/** Grounds of cards that belong to no brand; the values of ui/theme/tokens.css by day. */
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
