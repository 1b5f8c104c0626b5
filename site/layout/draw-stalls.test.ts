import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cutEmblem, drawStalls, stallsShape, upperRow } from './draw-stalls.ts';

const draw = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ground: `#00000${index}`,
    letter: `#11111${index}`,
    accent: `#22222${index}`,
    emblem: `data:,${index}.`,
  }));

it.each([7, 9, 10, 12])(
  'has %i stalls in the colours of their brands, in one row and in two',
  (count) => {
    expect(stallsShape(count, 1)).toEqual({ width: count * 200 + 56, height: 354 });
    expect(stallsShape(count, 2)).toEqual({ width: upperRow(count) * 200 + 56, height: 664 });
    for (const rows of [1, 2] as const) {
      const drawing = drawStalls(draw(count), rows);
      const { width, height } = stallsShape(count, rows);
      expect(drawing).toContain(`viewBox="-28 -44 ${width} ${height}"`);
      for (const { ground, letter, accent, emblem } of draw(count)) {
        for (const colour of [ground, letter, accent]) expect(drawing).toContain(colour);
        expect(drawing.split(`href="${emblem}"`)).toHaveLength(2);
      }
    }
  },
);

it('centres a lower row that has one stall less', () => {
  const places = [...drawStalls(draw(9), 2).matchAll(/<g transform="translate\((\d+ \d+)\)"/g)];
  expect(places.map(([, place]) => place)).toEqual([
    ...[0, 200, 400, 600, 800].map((left) => `${left} 0`),
    ...[100, 300, 500, 700].map((left) => `${left} 310`),
  ]);
});

const logo = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100">${drawing}</svg>`;
const EMBLEM = '<circle cx="50" cy="60" r="30" fill="#c00"/>';
const word = (x: number) => `<rect x="${x}" y="10" width="90" height="80" fill="#00c"/>`;

async function sizeOf(text: string) {
  const [, data = ''] = (await cutEmblem(text)).split('base64,');
  const { width, height } = await sharp(Buffer.from(data, 'base64')).metadata();
  return [width, height];
}

it('cuts out what stands apart at the left, without the air around it', async () => {
  expect(await sizeOf(logo(EMBLEM + word(110) + word(205)))).toEqual([120, 120]);
});

it('shows a logo whole whose parts stand close together', async () => {
  expect(await sizeOf(logo(word(10) + word(103) + word(205)))).toEqual([570, 160]);
});
