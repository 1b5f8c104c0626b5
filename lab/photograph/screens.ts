import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

/** What the product writes in, with its weights: only faces of the same weights complete each other. */
const FAMILIES = { Figtree: '400 700', 'Bricolage Grotesque': '800' };
const SCRIPTS = [
  { name: 'devanagari', range: 'U+0900-097F, U+200C-200D' },
  { name: 'gurmukhi', range: 'U+0A00-0A7F, U+0964-0965' },
];

/** The desk leaves Hindi and Punjabi to the device's own fonts, and a machine that takes pictures often has none. */
export async function addLetters(page: Page): Promise<void> {
  const faces = SCRIPTS.map(async ({ name, range }) => {
    const file = await readFile(`ui/fonts/${name}.woff2`);
    const source = `data:font/woff2;base64,${file.toString('base64')}`;
    return Object.entries(FAMILIES).map(
      ([family, weight]) =>
        `@font-face{font-family:"${family}";font-weight:${weight};src:url(${source});unicode-range:${range}}`,
    );
  });
  await page.addStyleTag({ content: (await Promise.all(faces)).flat().join('') });
  // Faces that name a font of the device which it does not have are among them.
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
}
