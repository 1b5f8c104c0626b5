import sharp from 'sharp';

/** Dots per inch at which a logo is looked at: its emblem has some 200 pixels. */
const DENSITY = 144;
/** From here on, of 255, a pixel is part of the drawing. */
const SEEN = 24;
/** The gap between emblem and words, as a share of the logo's height; letters and words stand closer. */
const GAP = 1 / 8;

/**
 * The emblem of a logo whose words stand to the right of it, or the whole of any other logo.
 *
 * @param logo the text of an SVG
 * @returns the address of a PNG, without the air around what is drawn
 */
export async function cutEmblem(logo: string): Promise<string> {
  const drawing = sharp(Buffer.from(logo), { density: DENSITY }).ensureAlpha();
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isDrawn = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > SEEN;
  const columns = count(width).map((x) => count(height).some((y) => isDrawn(x, y)));
  const { start: left, end: right } = findPart(columns, height * GAP);
  const rows = count(height).map((y) =>
    columns.slice(left, right).some((_, x) => isDrawn(left + x, y)),
  );
  const { start: top, end: bottom } = findPart(rows, height);
  const emblem = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left, top, width: right - left, height: bottom - top })
    .png()
    .toBuffer();
  return `data:image/png;base64,${emblem.toString('base64')}`;
}

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** The first part of a line that is drawn, up to a gap of that length. */
function findPart(isDrawn: readonly boolean[], gap: number) {
  const start = Math.max(isDrawn.indexOf(true), 0);
  let end = start;
  for (let place = start; place < isDrawn.length && place - end < gap; place += 1)
    if (isDrawn[place]) end = place + 1;
  return { start, end: Math.max(end, start + 1) };
}
