import { ROUTES } from '../../contract/routes.ts';
import { readColour } from '../../ui/theme/read-colour.ts';
import type { Brand } from '../content/brand/brand.ts';

/** Size of every share picture in pixels, as Open Graph asks for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

export interface Card {
  path: string;
  title: string;
  /** The company's short name, beside its mark. */
  siteName: string;
  /** What kind of page it is, above the title. */
  kicker: string;
  alt: string;
  colours: CardColours;
  /** `hall` fills the card with the picture; `plate` puts it beside the words. */
  layout: 'hall' | 'plate';
  photo: string;
  /** File of a brand's wordmark, which replaces the title. */
  brand?: { logo: string; summary: string };
}

interface CardColours {
  ground: string;
  letter: string;
  accent: string;
  /** Stripes of the awning, left one first. */
  awning: readonly [string, string];
}

export const NIGHT = readColour('night');
export const SAFFRON = readColour('accent');
export const CREAM = readColour('on-night');
const CHILLI = readColour('sign');

export const HOUSE_COLOURS = {
  night: { ground: NIGHT, letter: CREAM, accent: SAFFRON, awning: [SAFFRON, CREAM] },
  chilli: { ground: '#9c1f18', letter: CREAM, accent: '#ffd08a', awning: [SAFFRON, CREAM] },
  cream: { ground: CREAM, letter: NIGHT, accent: CHILLI, awning: [NIGHT, SAFFRON] },
  sand: { ground: readColour('band'), letter: NIGHT, accent: CHILLI, awning: [NIGHT, SAFFRON] },
} as const satisfies Record<string, CardColours>;

export const brandColours = ({ scheme, ...colours }: Brand['colours']): CardColours => ({
  ...colours,
  awning: scheme === 'dark' ? [SAFFRON, CREAM] : [NIGHT, SAFFRON],
});

/** Path of a page's picture below `/share/`, without extension; home's own path, `/`, names no file. */
export const cardName = (path: string): string =>
  path === ROUTES.home ? 'home' : path.replace(/^\//, '');

export const cardPath = (path: string): string => `/share/${cardName(path)}.jpg`;
