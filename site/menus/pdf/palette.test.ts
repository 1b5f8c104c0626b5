import { expect, it } from 'vitest';
import { buildPalette, mix } from './palette.ts';

it('mixes two colours by their share', () => {
  expect(mix('#000000', '#FFFFFF', 0)).toBe('#ffffff');
  expect(mix('#000000', '#FFFFFF', 1)).toBe('#000000');
  expect(mix('#FF0000', '#000000', 0.5)).toBe('#800000');
});

it.each([
  ['dark', '#204060', '#FFF8EE', '#204060'],
  ['light', '#EFE6D3', '#24483F', '#24483F'],
] as const)('sets headings of a %s brand in its darker colour', (scheme, ground, letter, dark) => {
  const { heading, paper, tint } = buildPalette({ ground, letter, accent: letter, scheme });
  expect(heading).toBe(dark);
  // The background of the top sellers is paper with a hint of the same colour.
  const halves = [mix(dark, paper, 0.04), mix(dark, paper, 0.14)];
  expect([...halves, tint].sort()[1]).toBe(tint);
});
