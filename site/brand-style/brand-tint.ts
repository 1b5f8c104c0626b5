import { readColour } from '../../ui/theme/read-colour.ts';
import type { Brand } from '../content/brand/brand.ts';

/** House ink and page grounds, against which a tint must be read. */
const INK = readColour('text');
const PAGE = { light: readColour('page'), dark: readColour('page', 'dark') };

/** A brand's two colours for words on the page's own ground: one per theme. */
export const brandInks = ({ ground, letter, accent, scheme }: Brand['colours']) =>
  scheme === 'dark' ? { light: ground, dark: accent } : { light: letter, dark: ground };

/**
 * CSS that gives the action and band tokens of the whole page the brand's colours, in both themes.
 * Colours are checked by the schema, so nothing needs escaping.
 */
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
  const rules = Object.entries(tokens).map(
    ([name, [day, night]]) => `--color-${name}:light-dark(${day},${night})`,
  );
  return `main{${rules.join(';')}}`;
}
