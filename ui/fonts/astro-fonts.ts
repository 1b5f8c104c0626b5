import { fileURLToPath } from 'node:url';
import type { AstroUserConfig, FontProvider } from 'astro';

type FontFamily = NonNullable<AstroUserConfig['fonts']>[number];

/**
 * For `<Font preload={…} />`: every page loads the latin files early; the rupee's only where a price
 * stands.
 */
export const PRELOADED_SUBSETS = [{ subset: 'latin' }];

/** Both faces, for `fonts` in astro.config.ts: they become `--font-display` and `--font-text`. */
export const brandFonts: FontFamily[] = [
  {
    name: 'Bricolage Grotesque',
    cssVariable: '--font-display',
    provider: provideFace('bricolage', '500 800'),
    fallbacks: ['Bricolage Arial', 'Bricolage Roboto', 'Bricolage DejaVu', 'sans-serif'],
    optimizedFallbacks: false,
  },
  {
    name: 'Figtree',
    cssVariable: '--font-text',
    provider: provideFace('figtree', '400 700'),
    fallbacks: ['Figtree Arial', 'Figtree Roboto', 'Figtree DejaVu', 'sans-serif'],
    optimizedFallbacks: false,
  },
];

/**
 * Like Astro's local provider, but its faces name their subset, without which `<Font>` could only
 * preload all files of a family or none.
 *
 * @param weight the range of the files' weight axis; equal for all, or browsers would not take the
 *   rupee from another file than the letters beside it
 */
function provideFace(face: string, weight: string): FontProvider {
  const locate = (subset: string) =>
    fileURLToPath(new URL(`./${face}-${subset}.woff2`, import.meta.url));
  const shared = { weight, style: 'normal', display: 'swap' } as const;
  return {
    name: `yctfc-${face}`,
    resolveFont: () => ({
      fonts: [
        { ...shared, src: [{ url: locate('latin') }], meta: { subset: 'latin' } },
        {
          ...shared,
          src: [{ url: locate('rupee') }],
          unicodeRange: ['U+20B9'],
          meta: { subset: 'rupee' },
        },
      ],
    }),
  };
}
