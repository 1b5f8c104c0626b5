import { ROUTES } from '../../contract/routes.ts';

/** Size of every share picture in pixels, as Open Graph asks for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What a share picture is painted with; each colour as #RRGGBB. */
export interface CardPaint {
  ground: string;
  letter: string;
  accent: string;
  /** Stripes of the awning, left one first. */
  awning: readonly [string, string];
}

/** A short printed slip that hangs over the picture: what it is, and the figure. */
export interface CardSlip {
  label: string;
  value: string;
}

/** All that a page's share picture shows. */
export interface Card {
  /** The page's main address. */
  path: string;
  title: string;
  /** The company's short name, beside its mark. */
  siteName: string;
  /** What kind of page it is, above the title. */
  kicker: string;
  /** Alternative text of the picture. */
  alt: string;
  paint: CardPaint;
  /** `hall` fills the card with the picture; `plate` puts it beside the words. */
  layout: 'hall' | 'plate';
  /** File of the picture. */
  photo: string;
  /** Files of a brand's wordmark, which replaces the title, and of its pattern. */
  brand?: { logo: string; motif: string; summary: string };
  slip?: CardSlip | undefined;
}

/** A card before the company's name is on it. */
export type CardDraft = Omit<Card, 'siteName'>;

/** The pictures of a card as data URLs, which the renderer can read. */
export interface CardPictures {
  photo: string;
  mark: string;
  logo?: { src: string; width: number; height: number };
  motif?: string;
}

/** Path of a page's picture below `/share/`, without extension; home's own path, `/`, names no file. */
export const cardName = (path: string): string =>
  path === ROUTES.home ? 'home' : path.replace(/^\//, '');

/** Address of the share picture of the page at `path`, which must be a main address. */
export const cardPath = (path: string): string => `/share/${cardName(path)}.jpg`;
