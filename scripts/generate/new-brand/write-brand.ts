import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { parse } from 'yaml';
import { escapeHtml } from '../../../contract/escape-html.ts';

/** As large as the pictures of the other brands; the check refuses a hero below 1200 × 800. */
const HERO = { width: 1280, height: 960 };
const GALLERY = { width: 1024, height: 768 };
/** As many as `brand.yaml` beside this file names. */
const PICTURES = ['01', '02', '03', '04', '05', '06', '07', '08', '09'];

async function brandFiles(name: string, order: number): Promise<Map<string, string | Buffer>> {
  const pictures = await Promise.all(
    PICTURES.map(
      async (number): Promise<[string, Buffer]> => [
        `gallery/${number}.jpg`,
        await drawPicture(`REPLACE ME: picture ${number} of ${name}`, GALLERY),
      ],
    ),
  );
  return new Map<string, string | Buffer>([
    [
      'brand.yaml',
      readTemplate('brand')
        .replace('"{name}"', () => JSON.stringify(name))
        .replace('"{order}"', String(order)),
    ],
    ['menu.yaml', readTemplate('menu')],
    ['hero.jpg', await drawPicture(`REPLACE ME: the dish of ${name}`, HERO)],
    ...pictures,
    ['logo.svg', drawLogo(name)],
    ['motif.svg', MOTIF],
  ]);
}

const readTemplate = (file: 'brand' | 'menu'): string =>
  readFileSync(new URL(`${file}.yaml`, import.meta.url), 'utf8');

/** The words stand in the picture for people, and in its EXIF for the check. */
function drawPicture(words: string, { width, height }: typeof HERO): Promise<Buffer> {
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<path fill="#ffe3a8" d="M0 0h2000v2000H0z"/>',
    '<text x="50%" y="50%" font-family="sans-serif" font-size="40" text-anchor="middle" fill="#2a0810">',
    `${escapeHtml(words)}</text></svg>`,
  ].join('');
  return sharp(Buffer.from(drawing))
    .jpeg()
    .withExif({ IFD0: { ImageDescription: words } })
    .toBuffer();
}

/** Its first group is the emblem, around its own middle: the stall at the foot shows it alone. */
const drawLogo = (name: string): string =>
  [
    '<!-- REPLACE ME: the logo of this brand -->\n',
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100" viewBox="100 100 400 100">',
    '<g transform="translate(150 150) scale(1)"><circle r="46" fill="#fff8ee"/></g>',
    '<g transform="translate(210 162)"><text font-family="sans-serif" font-size="34" fill="#fff8ee">',
    `${escapeHtml(name)}</text></g></svg>\n`,
  ].join('');

const MOTIF = [
  '<!-- REPLACE ME: a drawing of 96 × 96 that repeats behind words -->\n',
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
  '<circle cx="48" cy="48" r="20" fill="#fff8ee"/></svg>\n',
].join('');

async function makeBrand(words: readonly string[], content: string): Promise<string | undefined> {
  const name = words.join(' ').trim();
  const slug = name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (!slug) return 'Say its name in Latin letters: npm run new-brand -- "Tandoor Tales"';
  if (!existsSync(join(content, 'company.yaml')))
    return `${content} holds no content of this site.`;
  const folder = join(content, 'brands', slug);
  if (existsSync(folder)) return `${folder} is there already; nothing was changed.`;
  const orders = globSync(join(content, 'brands/*/brand.yaml')).map((file) =>
    Number(parse(readFileSync(file, 'utf8'))?.order),
  );
  const order = Math.max(0, ...orders.filter(Number.isFinite)) + 1;
  for (const [file, text] of await brandFiles(name, order)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  console.log(`${folder} is made, and full of words to replace. What is left to do:`);
  console.log('  npm run check-content');
  return undefined;
}

const { values, positionals } = parseArgs({
  options: { content: { type: 'string', default: 'content' } },
  allowPositionals: true,
});
const fault = await makeBrand(positionals, values.content);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
}
