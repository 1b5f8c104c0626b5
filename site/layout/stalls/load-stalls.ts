import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadBrands } from '../../content/brand/load-brands.ts';
import { drawStalls } from './draw-stalls.ts';

/**
 * The picture of all stalls that ends every page, and its address. A digest of its content is in its name:
 * like all of `/assets/` it is kept for ever.
 */
export async function loadStalls(): Promise<{ text: string; digest: string; path: string }> {
  const brands = await loadBrands();
  const stalls = await Promise.all(
    brands.map(async ({ colours, slug }) => ({
      ...colours,
      logo: await readFile(`content/brands/${slug}/logo.svg`, 'utf8'),
    })),
  );
  const text = drawStalls(stalls);
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { text, digest, path: `/assets/stalls.${digest}.svg` };
}
