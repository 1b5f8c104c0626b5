import { expect, it } from 'vitest';
import { drawStalls, stallsShape, upperRow } from './draw-stalls.ts';

const LOGO =
  '<svg><g transform="translate(90 150) scale(1)"><g><circle r="48"/></g></g><g fill="#fff" transform="translate(170 90)"><path d="M0 0"/></g></svg>';

const OTHER = '<svg><path d="M1 1"/></svg>';

const draw = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ground: `#00000${index}`,
    letter: `#11111${index}`,
    accent: `#22222${index}`,
    logo: LOGO,
  }));
const stalls = draw(9);

it.each([7, 9, 10, 12])(
  'has %i stalls in the colours of their brands, in one row and in two',
  (count) => {
    const drawing = drawStalls(draw(count));
    const { width } = stallsShape(count);
    expect(drawing).toContain(`viewBox="-28 -44 ${width} 354"`);
    expect(drawing).toContain(`viewBox="-28 -44 ${upperRow(count) * 200 + 56} 664"`);
    for (const { ground, letter, accent } of draw(count))
      for (const colour of [ground, letter, accent]) expect(drawing).toContain(colour);
    for (const [index] of draw(count).entries()) {
      expect(drawing.split(`<g id="s${index}">`)).toHaveLength(2);
      expect(drawing.split(`href="#s${index}"`)).toHaveLength(3);
    }
  },
);

it('shows the emblem of a logo without its words, and another drawing whole', () => {
  const signs = (logo: string) => drawStalls([{ ...stalls[0], logo } as (typeof stalls)[0]]);
  expect(signs(LOGO)).toContain('scale(.62)"><g><circle r="48"/></g></g>');
  expect(signs(LOGO)).not.toContain('M0 0"');
  const [, whole = ''] = /href="data:image\/svg\+xml;base64,([^"]+)"/.exec(signs(OTHER)) ?? [];
  expect(Buffer.from(whole, 'base64').toString()).toBe(OTHER);
});
