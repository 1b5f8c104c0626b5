import type { Brand } from '../content/brand/brand.ts';
import type { BrandStyle } from '../content/brand/brand-style.ts';
import { buildEdge } from './brand-edge.ts';

/** Radii of pictures and boards, as `border-radius` takes them. */
const CORNERS: Record<BrandStyle['corner'], string> = {
  square: '0',
  soft: '1rem',
  round: '2.25rem',
  arch: '7rem 7rem 0.5rem 0.5rem',
  leaf: '4rem 0.5rem',
};

/** The two cuts of the display face, as `ui/fonts/astro-fonts.ts` names them. */
const FACES: Record<BrandStyle['letter']['cut'], string> = {
  light: 'var(--font-light)',
  bold: 'var(--font-display)',
};

/**
 * Advance width in em of a letter of the display face at its boldest; narrow letters count as wide as
 * others.
 */
const advanceOf = (character: string): number => {
  if (/[mw]/i.test(character)) return 0.88;
  return character === character.toLowerCase() ? 0.57 : 0.68;
};

/**
 * Width in em of a name's longest word and of the name in two lines, and how large it may grow in rem: a
 * short one fills its column, a long one keeps to a few lines.
 */
export function measureName(name: string, { spacing, case: letters }: BrandStyle['letter']) {
  const written = letters === 'uppercase' ? name.toUpperCase() : name;
  const words = written.split(' ');
  const widthOf = (some: readonly string[]) =>
    [...some.join(' ')].reduce((sum, each) => sum + advanceOf(each) + spacing, 0);
  // From one word on the first line to all but one.
  const halves = words
    .slice(1)
    .map((_, at) => Math.max(widthOf(words.slice(0, at + 1)), widthOf(words.slice(at + 1))));
  const widest = Math.max(...words.map((word) => widthOf([word])));
  return {
    width: Number(widest.toFixed(2)),
    half: Number(Math.min(...halves, widthOf(words)).toFixed(2)),
    limit: Math.min(10, Math.max(6.5, Math.round(1150 / name.length) / 10)),
  };
}

/**
 * CSS that gives a brand's page its lettering, edges, corners and texture as custom properties. The schema
 * bounds every value, so nothing needs escaping.
 */
export function buildBrandWorld({ name, style }: Pick<Brand, 'name' | 'style'>): string {
  const { letter, edge, corner, texture } = style;
  const { width, half, limit } = measureName(name, letter);
  const tokens = [
    `--brand-face:${FACES[letter.cut]}`,
    `--brand-spacing:${letter.spacing}em`,
    `--brand-case:${letter.case}`,
    `--name-width:${width}`,
    `--name-half:${half}`,
    `--name-limit:${limit}rem`,
    `--corner:${CORNERS[corner]}`,
    `--texture:${texture.size}rem`,
    `--texture-strength:${texture.strength}`,
    buildEdge(edge),
  ];
  return `main{${tokens.join(';')}}`;
}
