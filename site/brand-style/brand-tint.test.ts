import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { measureContrast } from '../../ui/theme/contrast.ts';
import { readColour } from '../../ui/theme/read-colour.ts';
import type { Brand } from '../content/brand/brand.ts';
import { brandInks, buildBrandTint } from './brand-tint.ts';

const BRANDS = new URL('../../content/brands/', import.meta.url);
const readColours = (slug: string) =>
  (parse(readFileSync(new URL(`${slug}/brand.yaml`, BRANDS), 'utf8')) as Brand).colours;

const contrast = (words: string, ground: string) =>
  measureContrast(words.toLowerCase(), ground.toLowerCase());

it.each(readdirSync(BRANDS))('%s can be read on the page in both themes', (slug) => {
  const colours = readColours(slug);
  const inks = brandInks(colours);
  expect(contrast(inks.light, readColour('page'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(inks.dark, readColour('page', 'dark'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colours.letter, colours.ground)).toBeGreaterThanOrEqual(4.5);
});

it.each(readdirSync(BRANDS))('%s writes on its buttons so that they can be read', (slug) => {
  const css = buildBrandTint(readColours(slug));
  const tokenOf = (name: string) =>
    new RegExp(`--color-${name}:light-dark\\((#\\w+),(#\\w+)\\)`).exec(css)?.slice(1) ?? [];
  const [grounds, words] = [tokenOf('action'), tokenOf('on-action')];
  for (const theme of [0, 1])
    expect(contrast(words[theme] ?? '', grounds[theme] ?? '')).toBeGreaterThanOrEqual(4.5);
});

it('shades by less than half', () => {
  const parts = [...buildBrandTint(readColours('roll-nation')).matchAll(/ (\d+)%\)/g)].map(
    ([, share]) => Number(share),
  );
  // Six, and the three of the day again for older browsers.
  expect(parts).toHaveLength(9);
  for (const part of parts) expect(part > 0 && part < 50).toBe(true);
});

it('gives the action tokens one colour per theme', () => {
  const css = buildBrandTint(readColours('roll-nation'));
  expect(css).toMatch(/^main\{.*\}$/);
  expect(css).toContain('--color-action:light-dark(#C8371B,#FFD08A)');
});
