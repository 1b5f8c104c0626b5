import { digestOf } from '../../build-cache/asset-digest.ts';
import { loadBrands } from '../../content/brand/load-brands.ts';
import { readLogo } from '../../content/brand/read-logo.ts';
import { drawStalls } from './draw-stalls.ts';

/** A picture and its address, which a digest of the content is part of: all of `/assets/` is kept for ever. */
interface Stalls {
  text: string;
  digest: string;
  path: string;
  count: number;
}

let drawn: Promise<Stalls> | undefined;

/** The picture of all stalls that ends every page. */
export function loadStalls(): Promise<Stalls> {
  // A dev server must see content change; a build draws it once for all pages.
  if (import.meta.env.DEV) return drawAll();
  drawn ??= drawAll();
  return drawn;
}

async function drawAll(): Promise<Stalls> {
  const brands = await loadBrands();
  const stalls = await Promise.all(
    brands.map(async ({ colours, slug }) => ({
      ...colours,
      logo: await readLogo(slug),
    })),
  );
  const text = drawStalls(stalls);
  const digest = digestOf(text);
  return { text, digest, count: stalls.length, path: `/assets/stalls.${digest}.svg` };
}
