import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { measureContrast } from '../../../ui/theme/contrast.ts';

/** A text that is harder to read than WCAG 2.2 AA allows. */
export interface WeakText {
  text: string;
  /** Contrast with the mean of what is painted below it, from 1 to 21. */
  contrast: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface FoundText {
  text: string;
  /** Red, green and blue, each from 0 to 255. */
  ink: number[];
  isLarge: boolean;
  boxes: Box[];
}

/** Only what is painted below the page's own words is measured: not the shell that floats above. */
const GROUND_ONLY = `main, main * { -webkit-text-fill-color: transparent !important; }
  body > :not(main) { visibility: hidden !important; }`;

const readTexts = (page: Page): Promise<FoundText[]> =>
  page.locator('main').evaluate((main) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('This browser draws no canvas');
    const toBytes = (colour: string): number[] => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const found: FoundText[] = [];
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim();
      if (!holder || !text || holder.closest('.visually-hidden')) continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].map(({ left, top, width, height }) => ({
        left: left + window.scrollX,
        top: top + window.scrollY,
        width,
        height,
      }));
      const { color, fontSize, fontWeight } = getComputedStyle(holder);
      const pixels = Number.parseFloat(fontSize);
      const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
      found.push({ text, ink: toBytes(color), isLarge, boxes });
    }
    return found;
  });

const toHex = (bytes: readonly number[]): string =>
  `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;

/** Every pixel of a picture, three bytes each. */
interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

async function readRaster(picture: Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Mean colour of a part; nothing for a part that lies outside, as in a scrolled strip. */
function meanColour({ data, width, height }: Raster, box: Box): number[] | undefined {
  const left = Math.ceil(box.left);
  const top = Math.ceil(box.top);
  const right = Math.min(width, Math.floor(box.left + box.width));
  const bottom = Math.min(height, Math.floor(box.top + box.height));
  if (left < 0 || top < 0 || right - left < 2 || bottom - top < 2) return undefined;
  const sums = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      sums.forEach((sum, part) => {
        sums[part] = sum + (data[(y * width + x) * 3 + part] ?? 0);
      });
    }
  }
  return sums.map((sum) => sum / ((right - left) * (bottom - top)));
}

/**
 * Measures each text of the page against what is really painted below it: grounds, motifs, masks
 * and pictures, which keep axe from judging. The page needs a context that bypasses the content
 * security policy, since the words are made transparent for the photograph of their ground.
 */
export async function findWeakTexts(page: Page): Promise<WeakText[]> {
  const texts = await readTexts(page);
  await page.addStyleTag({ content: GROUND_ONLY });
  const raster = await readRaster(await page.screenshot({ fullPage: true, scale: 'css' }));
  const weak: WeakText[] = [];
  for (const { text, ink, isLarge, boxes } of texts) {
    for (const box of boxes) {
      const ground = meanColour(raster, box);
      if (!ground) continue;
      const contrast = measureContrast(toHex(ink), toHex(ground));
      if (contrast < (isLarge ? 3 : 4.5)) weak.push({ text, contrast });
    }
  }
  return weak;
}
