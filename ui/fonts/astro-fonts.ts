import { fileURLToPath } from 'node:url';
import type { AstroUserConfig, FontProvider } from 'astro';

type Subset = 'latin' | 'rupee';
type FontFamily = NonNullable<AstroUserConfig['fonts']>[number];

/**
 * For `<Font preload={…} />`: every page loads the latin files of display and text early; the rupee's
 * only where a price stands.
 */
export const PRELOADED_SUBSETS = [{ subset: 'latin' }];

const DISPLAY_FALLBACKS = ['Bricolage Arial', 'Bricolage Roboto', 'Bricolage DejaVu', 'sans-serif'];

/**
 * For `fonts` in astro.config.ts: each becomes the custom property that it names. The display face
 * comes in two cuts; `--font-light` is for brands whose letter is light, and stands on their pages instead of the other.
 * `--font-voice` is the second voice, for eyebrows, figures, labels and quotations.
 */
export const brandFonts: FontFamily[] = [
  {
    name: 'Bricolage Grotesque',
    cssVariable: '--font-display',
    provider: provideFace('bricolage', '800', ['latin']),
    fallbacks: DISPLAY_FALLBACKS,
    optimizedFallbacks: false,
  },
  {
    name: 'Bricolage Grotesque Light',
    cssVariable: '--font-light',
    provider: provideFace('bricolage-light', '800', ['latin']),
    fallbacks: DISPLAY_FALLBACKS,
    optimizedFallbacks: false,
  },
  {
    name: 'Figtree',
    cssVariable: '--font-text',
    provider: provideFace('figtree', '400 700', ['latin', 'rupee']),
    fallbacks: ['Figtree Arial', 'Figtree Roboto', 'Figtree DejaVu', 'sans-serif'],
    optimizedFallbacks: false,
  },
  {
    name: 'Anek',
    cssVariable: '--font-voice',
    provider: provideFace('anek', '700', ['latin']),
    fallbacks: ['Anek Arial', 'Anek DejaVu', 'sans-serif'],
    optimizedFallbacks: false,
  },
];

/**
 * Like Astro's local provider, but its faces name their subset, without which `<Font>` could only
 * preload all files of a family or none.
 *
 * @param weight the weights that the files stand for; equal for all, or browsers would not take the
 *   rupee from another file than the letters beside it
 * @param subsets the files of the face; the rupee has one of its own where it is not among the letters
 */
function provideFace(face: string, weight: string, subsets: readonly Subset[]): FontProvider {
  const describe = (subset: Subset) => ({
    src: [{ url: fileURLToPath(new URL(`./${face}-${subset}.woff2`, import.meta.url)) }],
    weight,
    display: 'swap' as const,
    ...(subset === 'rupee' && { unicodeRange: ['U+20B9'] }),
    meta: { subset },
  });
  return { name: `yctfc-${face}`, resolveFont: () => ({ fonts: subsets.map(describe) }) };
}
