import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandFonts } from './astro-fonts.ts';

const sheet = readFileSync('ui/fonts/fallbacks.css', 'utf8');

test.each(brandFonts)(
  '$cssVariable falls back on faces of our own that take the same room',
  (font) => {
    const own = font.fallbacks?.filter((name) => name !== 'sans-serif') ?? [];
    expect(own.length).toBeGreaterThan(0);
    for (const name of own) expect(sheet).toMatch(new RegExp(`font-family: ['"]${name}['"]`));
    expect(font.optimizedFallbacks, 'Astro adds none').toBe(false);
  },
);
