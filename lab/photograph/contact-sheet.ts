import sharp, { type OverlayOptions } from 'sharp';

/** One page as it was seen. */
export interface Shot {
  path: string;
  /** PNG. */
  image: Buffer;
}

const GAP = 14;
const LABEL = 16;
const SHEET_WIDTH = 1800;
const PAPER = '#e9e4dc';

interface Tile {
  image: Buffer;
  label: Buffer;
  height: number;
}

async function makeTile({ path, image }: Shot, width: number): Promise<Tile> {
  const { data, info } = await sharp(image)
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true });
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text y="11" font-family="sans-serif" font-size="10" fill="#2a1512">${path}</text></svg>`,
  );
  return { image: data, label, height: info.height };
}

/**
 * Lays the pages side by side on one WebP picture, each below its path.
 * @param width of one page on the sheet, in pixels
 * @returns size of the file in bytes
 */
export async function writeContactSheet(
  shots: readonly Shot[],
  width: number,
  file: string,
): Promise<number> {
  const tiles = await Promise.all(shots.map((shot) => makeTile(shot, width)));
  const columns = Math.floor((SHEET_WIDTH - GAP) / (width + GAP));
  const layers: OverlayOptions[] = [];
  let top = GAP;
  for (let start = 0; start < tiles.length; start += columns) {
    const row = tiles.slice(start, start + columns);
    row.forEach(({ image, label }, place) => {
      const left = GAP + place * (width + GAP);
      layers.push({ input: label, left, top }, { input: image, left, top: top + LABEL });
    });
    top += LABEL + Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const sheet = sharp({
    create: { width: SHEET_WIDTH, height: top, channels: 3, background: PAPER },
  });
  const { size } = await sheet.composite(layers).webp({ quality: 50, effort: 6 }).toFile(file);
  return size;
}
