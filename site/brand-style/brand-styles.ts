import { schemeColours, withoutLightDark } from '../../ui/theme/older-browsers.ts';

/** What a brand's stage is painted with. */
export interface BrandPaint {
  slug: string;
  colours: { ground: string; letter: string; accent: string; scheme: 'light' | 'dark' };
}

/** CSS that gives every element with `data-brand="<slug>"` its brand's colours as custom
 * properties, and the names by which its dish and its ground are known across pages (`view-transition-name`). A rule
 * rather than a `style` attribute, which the content security policy refuses. Slugs are folder names
 * and colours are checked by the schema, so nothing needs escaping. */
export function buildBrandStyles(brands: readonly BrandPaint[]): string {
  const rules = brands.map(
    ({ slug, colours: { ground, letter, accent, scheme } }) =>
      `[data-brand=${slug}]{--ground:${ground};--letter:${letter};--spice:${accent};` +
      `--dish:dish-${slug};--stall:stall-${slug};color-scheme:${scheme}}`,
  );
  const older = brands.map(
    ({ slug, colours: { scheme } }) => `[data-brand=${slug}]{${schemeColours(scheme)}}`,
  );
  return rules.join('') + withoutLightDark(`@layer tokens{${older.join('')}}`);
}
