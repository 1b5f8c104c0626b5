import type { CardPaint } from './card.ts';
import { dataUrl } from './data-url.ts';

const STRIPE = 60;
const DROP = 40;

/** Height of the awning with its scallops. */
export const AWNING_HEIGHT = DROP + STRIPE / 2;

/**
 * The scalloped awning of the site's roof as an SVG address.
 * @param width in pixels, a multiple of two stripes (120).
 */
export function awningUrl(width: number, stripes: CardPaint['awning']): string {
  const pieces = Array.from({ length: width / STRIPE }, (_, index) => {
    const left = index * STRIPE;
    const radius = STRIPE / 2;
    const outline = `M${left} 0h${STRIPE}v${DROP}a${radius} ${radius} 0 0 1-${STRIPE} 0z`;
    return `<path d="${outline}" fill="${stripes[index % 2 === 0 ? 0 : 1]}"/>`;
  });
  const shadow = `<path d="M0 0h${width}v10H0z" fill="#000" opacity=".14"/>`;
  return dataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${AWNING_HEIGHT}">` +
      `${pieces.join('')}${shadow}</svg>`,
    'image/svg+xml',
  );
}
