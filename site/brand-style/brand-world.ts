import type { Brand } from '../content/brand/brand.ts';
import type { BrandStyle } from '../content/brand/brand-style.ts';

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

/** Advance width in em of a letter of the display face at its boldest; narrow letters count as wide as others. */
const advanceOf = (character: string): number => {
  if (/[mw]/i.test(character)) return 0.88;
  return character === character.toLowerCase() ? 0.57 : 0.68;
};

/** Width in em of a name's longest word and of the name in two lines, and how large it may grow in rem: a
 * short one fills its column, a long one keeps to a few lines. */
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

/** CSS that gives a brand's page its lettering, edges and corners as custom properties. The schema bounds every
 * value, so nothing needs escaping. */
export function buildBrandWorld({ name, style }: Pick<Brand, 'name' | 'style'>): string {
  const { letter, edge, corner } = style;
  const { width, half, limit } = measureName(name, letter);
  const tokens = [
    `--brand-face:${FACES[letter.cut]}`,
    `--brand-spacing:${letter.spacing}em`,
    `--brand-case:${letter.case}`,
    `--name-width:${width}`,
    `--name-half:${half}`,
    `--name-limit:${limit}rem`,
    `--corner:${CORNERS[corner]}`,
    buildEdge(edge),
  ];
  return `main{${tokens.join(';')}}`;
}

interface Tile {
  width: number;
  height: number;
  /** SVG path of one repeat; the shape hangs from the line y = 0. */
  path: string;
}

/** One repeat of each edge; a viewBox unit is a pixel. */
const TILES: Record<BrandStyle['edge'], Tile> = {
  check: { width: 48, height: 48, path: 'M0 0H24V24H0zM24 24H48V48H24z' },
  jaali: {
    width: 56,
    height: 44,
    path: 'M0 0H56V44H53C53 29 46 27 41 19C35 17 30 11 28 3C26 11 21 17 15 19C10 27 3 29 3 44H0z',
  },
  perforation: { width: 32, height: 22, path: 'M0 0H32V20H27A11 11 0 0 0 5 20H0z' },
  ridge: {
    width: 260,
    height: 56,
    path: 'M0 0H260V46L226 54L178 18L150 36L112 4L76 42L48 26L0 46z',
  },
  zigzag: { width: 36, height: 22, path: 'M0 0H36L18 22z' },
  lotus: { width: 72, height: 42, path: 'M0 0H72C70 18 50 26 36 42C22 26 2 18 0 0z' },
  flags: { width: 52, height: 46, path: 'M0 0H52V4L46 46L26 36L6 46L0 4z' },
  kolam: {
    width: 48,
    height: 40,
    path: 'M0 0H48A24 20 0 0 1 0 0M19 34a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-5 18a5 5 0 1 0 10 0a5 5 0 1 0-10 0M43 18a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  },
  flame: {
    width: 64,
    height: 52,
    path: 'M0 0H64V52C54 50 48 42 51 30C40 32 32 20 36 4C22 14 26 28 16 36C10 41 5 45 0 52z',
  },
};

const ALONG_X = '';
const ALONG_Y = ' transform="matrix(0 1 1 0 0 0)"';

const drawTile = (width: number, height: number, path: string, turn: string) =>
  `url('data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path}"${turn}/></svg>`,
  ).replaceAll(/%(20|22|2F|3A|3D|2C)/g, decodeURIComponent)}')`;

/** CSS custom properties that draw an edge as a mask: `--edge` hangs down and repeats sideways, `--edge-side` is the
 * same turned to hang to the right, `--edge-depth` is how far both reach. */
export function buildEdge(edge: BrandStyle['edge']): string {
  const { width, height, path } = TILES[edge];
  return [
    `--edge:${drawTile(width, height, path, ALONG_X)}`,
    `--edge-side:${drawTile(height, width, path, ALONG_Y)}`,
    `--edge-depth:${height}px`,
  ].join(';');
}
