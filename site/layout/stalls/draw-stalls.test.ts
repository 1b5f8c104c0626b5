import { expect, it } from 'vitest';
import { drawStalls } from './draw-stalls.ts';

const LOGO =
  '<svg><g transform="translate(90 150) scale(1)"><g><circle r="48"/></g></g><g fill="#fff" transform="translate(170 90)"><path d="M0 0"/></g></svg>';

const stalls = Array.from({ length: 9 }, (_, index) => ({
  ground: `#00000${index}`,
  letter: `#11111${index}`,
  accent: `#22222${index}`,
  logo: LOGO,
}));

it('has a stall in the colours of every brand, once for a wide place and once for a narrow one', () => {
  const drawing = drawStalls(stalls);
  for (const { ground, letter, accent } of stalls)
    for (const colour of [ground, letter, accent]) expect(drawing).toContain(colour);
  for (const [index] of stalls.entries()) {
    expect(drawing.split(`<g id="s${index}">`)).toHaveLength(2);
    expect(drawing.split(`href="#s${index}"`)).toHaveLength(3);
  }
});

it('shows the emblem of a logo without its words, and of another drawing nothing', () => {
  const signs = (logo: string) => drawStalls([{ ...stalls[0], logo } as (typeof stalls)[0]]);
  expect(signs(LOGO)).toContain('scale(.62)"><g><circle r="48"/></g></g>');
  expect(signs(LOGO)).not.toContain('M0 0"');
  expect(signs('<svg><path d="M1 1"/></svg>')).toContain('scale(.62)"></g>');
});
