import { withoutLightDark } from '../../ui/theme/older-browsers.ts';
import { readColour } from '../../ui/theme/read-colour.ts';
import type { Brand } from '../content/brand/brand.ts';

/** The house's text and page colours: a brand's tint must be legible against them. */
const INK = readColour('text');
const PAGE = { light: readColour('page'), dark: readColour('page', 'dark') };

/** A brand's text colours on the page's own background, one per theme. */
export const brandInks = ({ ground, letter, accent, scheme }: Brand['colours']) =>
  scheme === 'dark' ? { light: ground, dark: accent } : { light: letter, dark: ground };

/** CSS that sets the page's action and band tokens to the brand's colours, in both themes. The schema has
 * validated every colour, so nothing needs escaping. */
export function buildBrandTint(colours: Brand['colours']): string {
  const { light, dark } = brandInks(colours);
  const onLight = colours.scheme === 'dark' ? colours.letter : colours.ground;
  const shade = (colour: string, other: string, share: number) =>
    `color-mix(in srgb,${colour},${other} ${share}%)`;
  const tokens = {
    action: [light, dark],
    'action-strong': [shade(light, '#000', 20), shade(dark, '#fff', 25)],
    'action-edge': [shade(light, '#000', 45), shade(dark, '#000', 45)],
    'on-action': [onLight, INK],
    band: [shade(PAGE.light, light, 12), shade(PAGE.dark, light, 40)],
  };
  const declare = (colour: (day: string, night: string) => string) =>
    `main{${Object.entries(tokens)
      .map(([name, [day = '', night = '']]) => `--color-${name}:${colour(day, night)}`)
      .join(';')}}`;
  return (
    declare((day, night) => `light-dark(${day},${night})`) + withoutLightDark(declare((day) => day))
  );
}
