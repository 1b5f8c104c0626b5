import { expect, it } from 'vitest';
import { loadBrandFace, TEXT_FACES, TEXT_SOURCES } from './faces.ts';

it("sets a brand's name in its own face, and what that lacks in the text face", async () => {
  const { stack, source, measure } = await loadBrandFace('roll-nation');
  expect(stack).toEqual(['roll-nation', ...TEXT_FACES]);
  expect(source).toMatch(/^data:font/);
  expect(measure('MM')).toBeCloseTo(2 * measure('M'));
  expect(measure('M')).toBeGreaterThan(0.4);
  expect(measure('M')).toBeLessThan(2);
});

it('sets a brand without a face of its own in the text face', async () => {
  const { stack, source, measure } = await loadBrandFace('smoky-bliss-pizzeria');
  expect({ stack, source }).toEqual({ stack: TEXT_FACES, source: '' });
  expect(measure('M')).toBeGreaterThan(0.4);
});

it('has three weights of the text face in two files each', () => {
  expect(new Set(TEXT_SOURCES).size).toBe(6);
});
