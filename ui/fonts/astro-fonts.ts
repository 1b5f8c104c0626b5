import { fileURLToPath } from 'node:url';
import type { AstroUserConfig, FontProvider } from 'astro';

type FontFamily = NonNullable<AstroUserConfig['fonts']>[number];

const DISPLAY_FALLBACKS = ['Bricolage Arial', 'Bricolage Roboto', 'sans-serif'];

/**
 * For `fonts` in astro.config.ts: each becomes the custom property that it names. The display face
 * comes in two cuts; `--font-light` is for brands whose letter is light, and stands on their pages instead of the other.
 * `--font-voice` is the second voice, for eyebrows, figures, labels and quotations.
 */
export const brandFonts: FontFamily[] = [
  {
    name: 'Bricolage Grotesque',
    cssVariable: '--font-display',
    provider: provideFace('bricolage', '800'),
    fallbacks: DISPLAY_FALLBACKS,
    optimizedFallbacks: false,
  },
  {
    name: 'Bricolage Grotesque Light',
    cssVariable: '--font-light',
    provider: provideFace('bricolage-light', '800'),
    fallbacks: DISPLAY_FALLBACKS,
    optimizedFallbacks: false,
  },
  {
    name: 'Figtree',
    cssVariable: '--font-text',
    provider: provideFace('figtree', '400 700'),
    fallbacks: ['Figtree Arial', 'Figtree Roboto', 'sans-serif'],
    optimizedFallbacks: false,
  },
  {
    name: 'Anek',
    cssVariable: '--font-voice',
    provider: provideFace('anek', '700'),
    fallbacks: ['Anek Arial', 'sans-serif'],
    optimizedFallbacks: false,
  },
];

/**
 * Like Astro's local provider, without reading the file for what is known here.
 *
 * @param weight the weights that the file stands for
 */
function provideFace(face: string, weight: string): FontProvider {
  const url = fileURLToPath(new URL(`./${face}.woff2`, import.meta.url));
  const font = { src: [{ url }], weight, display: 'swap' as const };
  return { name: `yctfc-${face}`, resolveFont: () => ({ fonts: [font] }) };
}
