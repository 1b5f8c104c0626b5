/** Run after changing `public/icon.svg`: `npm run generate -- icons`. */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The mark's own ground; fills what a platform cuts into another shape. */
const GROUND = '#4a0f1c';
const folder = new URL('../../public/', import.meta.url);
const drawing = await readFile(new URL('icon.svg', folder));

async function render(size: number, margin = 0, ground: string = 'transparent'): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * margin));
  const mark = await sharp(drawing, { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const files: [string, Buffer][] = [
  ['favicon.ico', wrapAsIco(await render(32), 32)],
  ['icon-192.png', await render(192)],
  ['icon-512.png', await render(512)],
  // iOS rounds the corners itself; a maskable icon keeps its mark in the inner 80 %.
  ['apple-touch-icon.png', await render(180, 0.06, GROUND)],
  ['icon-maskable-512.png', await render(512, 0.12, GROUND)],
  // For profiles on WhatsApp, Instagram and Google: those cut a circle, so the mark keeps clear of it.
  ['social-avatar.png', await render(1080, 0.17, GROUND)],
];

for (const [name, bytes] of files) {
  await writeFile(new URL(name, folder), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
