import { buildPalette } from '../pdf/palette.ts';
import { MIXED_MENU } from './mixed-menu.ts';
import type { Box, DrawnPage, Shape, Words } from './read-drawing.ts';

/** Colours of the menus of these tests: no picture that they borrow has them. */
export const PALETTE = buildPalette(MIXED_MENU.brand.colours);

export const isWithin = (inner: Box, outer: Box, slack = 0.5): boolean =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;

export const areApart = (one: Box, other: Box): boolean =>
  one.right <= other.left ||
  other.right <= one.left ||
  one.bottom <= other.top ||
  other.bottom <= one.top;

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

export const areasOf = ({ shapes }: DrawnPage, colour: string): Shape[] =>
  shapes.filter((shape) => shape.kind === 'area' && shape.colour === colour.toLowerCase());

/** Areas from edge to edge in the brand's colours, from the top to the foot of the page. */
export const bandsOf = (page: DrawnPage): Shape[] =>
  [...areasOf(page, PALETTE.ground), ...areasOf(page, PALETTE.tint)]
    .filter((area) => widthOf(area) > 590)
    .sort((a, b) => a.top - b.top);

export const findWords = ({ words }: DrawnPage, text: string | RegExp): Words[] =>
  words.filter((run) => (typeof text === 'string' ? run.text === text : text.test(run.text)));
