import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cutEmblem } from './cut-emblem.ts';

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
