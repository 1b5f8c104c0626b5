import { readColour } from '../../../ui/theme/read-colour.ts';
import type { Brand } from '../../content/brand/brand.ts';

/** Colours of a printed menu. */
export interface MenuPalette {
  ground: string;
  letter: string;
  accent: string;
  /** Headings on paper: the darker of the brand's two colours. */
  heading: string;
  paper: string;
  /** Background of the top sellers: the paper with a hint of the brand's colour. */
  tint: string;
  ink: string;
  muted: string;
  line: string;
}

/** Colours of the legal marks, of the square around them and of the chillies. */
export const MARK_COLOURS = {
  veg: readColour('veg'),
  /** Brown, as the food authority has required since 2020; egg counts as non-vegetarian. */
  nonVeg: readColour('non-veg'),
  chilli: readColour('sign'),
  ground: '#FFFFFF',
} as const;

const PAPER = '#FFFBF4';

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Mixes `share` (0 to 1) of one `#RRGGBB` colour into another. */
export function mix(over: string, under: string, share: number): string {
  const top = channels(over);
  const mixed = channels(under).map((value, index) =>
    Math.round(value + ((top[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Colours of a brand's printed menu, derived from its own. */
export function buildPalette({ ground, letter, accent, scheme }: Brand['colours']): MenuPalette {
  const heading = scheme === 'dark' ? ground : letter;
  return {
    ground,
    letter,
    accent,
    heading,
    paper: PAPER,
    tint: mix(scheme === 'dark' ? ground : letter, PAPER, 0.09),
    ink: readColour('text'),
    muted: readColour('muted'),
    line: '#A67C52',
  };
}
