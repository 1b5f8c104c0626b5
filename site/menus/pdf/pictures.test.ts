import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadPictures } from './pictures.ts';

it('cuts the hero to its place on paper and keeps the shape of the drawings', async () => {
  const { logo, motif, hero } = await loadPictures('delhi-gali');
  const { format, width, height, isProgressive } = await sharp(hero).metadata();
  // Small, as only the slower encoder makes them; it writes progressive files.
  expect({ format, width, height, isProgressive }).toEqual({
    format: 'jpeg',
    width: 672,
    height: 408,
    isProgressive: true,
  });
  expect(logo.ratio).toBeCloseTo(300 / 173, 1);
  expect(motif.ratio).toBe(1);
});

it('names the picture that a brand lacks', async () => {
  await expect(loadPictures('no-such-brand')).rejects.toThrow(
    /^content\/brands\/no-such-brand\/(logo\.svg|motif\.svg|hero\.jpg) is missing$/,
  );
});
