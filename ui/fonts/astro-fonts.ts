import { fileURLToPath } from 'node:url';
import type { AstroUserConfig, FontProvider } from 'astro';

type FontFamily = NonNullable<AstroUserConfig['fonts']>[number];

/** For `fonts` in astro.config.ts: each becomes the custom property that it names. The display face
 * comes in two cuts; `--font-light` is for brands whose letter is light, and stands on their pages instead of the other.
 * `--font-voice` is the second voice, for eyebrows, figures, labels and quotations. */
export const brandFonts: FontFamily[] = [
  family('Bricolage Grotesque', 'display', 'bricolage', '800', 'Bricolage'),
  family('Bricolage Grotesque Light', 'light', 'bricolage-light', '800', 'Bricolage'),
  family('Figtree', 'text', 'figtree', '400 700', 'Figtree'),
  { ...family('Anek', 'voice', 'anek', '700', 'Anek'), fallbacks: ['Anek Arial', 'sans-serif'] },
];

/** @param own begins the names of its fallbacks in `fallbacks.css` */
function family(name: string, use: string, face: string, weight: string, own: string): FontFamily {
  return {
    name,
    cssVariable: `--font-${use}`,
    provider: provideFace(face, weight),
    fallbacks: [`${own} Arial`, `${own} Roboto`, 'sans-serif'],
    optimizedFallbacks: false,
  };
}

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
