import sharp from 'sharp';
import type { Brand } from '../content/brand/brand.ts';

/** What a stall is painted with; `emblem` is the address of a picture. */
export interface Stall extends Pick<Brand['colours'], 'ground' | 'letter' | 'accent'> {
  emblem: string;
}

/** In how many rows the stalls stand. */
export type Rows = 1 | 2;

/** One stall's place in the picture, and its height with the bulbs above and the light below. */
const WIDTH = 200;
const HEIGHT = 310;
/** The awning above all, and the width of its stripes. */
const AWNING = 44;
const STRIPE = 58;
const FLOOR = 284;
/** How far a stall's light reaches beyond it. */
const GLOW_REACH = 28;

/** Light, the dark in it, and bulbs; the same in every theme, since the footer is. */
const LAMP = '#ffe3a8';
const GLOW = '#f2a12b';
const SHADE = '#2a0810';

export function drawStalls(stalls: readonly Stall[], rows: Rows): string {
  const { width, height } = stallsShape(stalls.length, rows);
  const columns = rows === 1 ? stalls.length : upperRow(stalls.length);
  const upper = stalls.slice(0, columns);
  const lower = stalls.slice(columns);
  const inset = ((upper.length - lower.length) * WIDTH) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-GLOW_REACH} ${-AWNING} ${width} ${height}">`,
    `<defs>${GRADIENTS}${CLOTH}</defs>`,
    drawRow(upper, 0, 0, 0),
    drawRow(lower, columns, inset, HEIGHT),
    `<path d="M${-GLOW_REACH} ${-AWNING}h${width}v${STRIPE}h${-width}z" fill="url(#c)"/>`,
    '</svg>',
  ].join('');
}

export const stallsShape = (count: number, rows: Rows) => ({
  width: (rows === 1 ? count : upperRow(count)) * WIDTH + 2 * GLOW_REACH,
  height: rows * HEIGHT + AWNING,
});

/** How many stand in the upper of two rows; below them stand as many, or one less. */
export const upperRow = (count: number): number => Math.ceil(count / 2);

function drawRow(stalls: readonly Stall[], first: number, x: number, y: number): string {
  const drawn = stalls.map((stall, index) => {
    const drawing = drawStall(stall, first + index);
    return `<g transform="translate(${x + index * WIDTH} ${y})">${drawing}</g>`;
  });
  return drawBulbs(stalls.length, x, y) + drawn.join('');
}

/** The awning's cloth: a light and a saffron stripe, each with a round end; its last unit is air. */
const CLOTH = [
  `<pattern id="c" x="${-GLOW_REACH}" y="${-AWNING}" width="${2 * STRIPE}" height="${STRIPE}" patternUnits="userSpaceOnUse">`,
  ['#fff8ee', GLOW]
    .map((fill, side) => {
      const x = side * STRIPE;
      const straight = STRIPE / 2 - 2;
      return `<path d="M${x} 0h${STRIPE}v${straight}a${STRIPE / 2} ${STRIPE / 2} 0 0 1-${STRIPE} 0z" fill="${fill}"/>`;
    })
    .join(''),
  '</pattern>',
].join('');

function drawBulbs(count: number, left: number, top: number): string {
  const line: string[] = [];
  const bulbs: string[] = [];
  for (let stall = 0; stall < count; stall += 1) {
    const x = left + stall * WIDTH;
    line.push(`M${x} ${top + 20}q100 64 200 0`);
    for (const share of [0.12, 0.31, 0.5, 0.69, 0.88]) {
      const cy = top + 23 + 128 * share * (1 - share);
      const cx = x + WIDTH * share;
      bulbs.push(`<use href="#b" x="${round(cx)}" y="${round(cy)}"/>`);
    }
  }
  return `<path d="${line.join('')}" fill="none" stroke="${LAMP}" stroke-opacity=".5" stroke-width="1.5"/>${bulbs.join('')}`;
}

const GRADIENTS = [
  `<radialGradient id="g"><stop stop-color="${GLOW}" stop-opacity=".62"/><stop offset=".5" stop-color="${GLOW}" stop-opacity=".2"/><stop offset="1" stop-color="${GLOW}" stop-opacity="0"/></radialGradient>`,
  `<linearGradient id="l" x2="0" y2="1"><stop stop-color="${LAMP}"/><stop offset=".55" stop-color="${GLOW}"/><stop offset="1" stop-color="#a2451b"/></linearGradient>`,
  `<linearGradient id="d" x2="0" y2="1"><stop stop-color="${LAMP}" stop-opacity=".3"/><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".45"/></linearGradient>`,
  `<g id="b"><circle r="11" fill="url(#g)"/><circle r="4" fill="#fff8ee"/></g>`,
].join('');

function drawStall({ ground, letter, accent, emblem }: Stall, index: number): string {
  return [
    `<ellipse cx="100" cy="170" rx="128" ry="150" fill="url(#g)"/>`,
    `<ellipse cx="100" cy="${FLOOR}" rx="128" ry="24" fill="url(#g)"/>`,
    `<path d="M22 112h156v104H22z" fill="url(#l)"/>`,
    drawKitchen(index),
    `<path d="M18 112h8v172h-8zm156 0h8v172h-8z" fill="${SHADE}"/>`,
    drawCounter(ground, letter, accent),
    drawAwning(ground, letter),
    `<circle cx="100" cy="72" r="41" fill="${ground}" stroke="${LAMP}" stroke-width="4"/>`,
    `<image x="70" y="42" width="60" height="60" href="${emblem}"/>`,
  ].join('');
}

/** A cook, and on the other side what steams or stands ready; by turns left and right. */
function drawKitchen(index: number): string {
  const cook = `<path d="M58 176h24q0 18-12 18t-12-18zm-1-4q-3-12 13-12t13 12zM44 216q0-24 26-24t26 24z"/>`;
  const goods = [
    `<path d="M118 216v-26h40v26zm-4-30h48v-5h-48z"/>`,
    `<path d="M116 216v-14h44v14zm4-16v-14h36v14zm5-16v-13h26v13z"/>`,
    `<path d="M114 200h50q-3 16-25 16t-25-16zm6-3q19-20 38 0z"/>`,
  ][index % 3];
  const lamp = `<path d="M137 112v24h-3l-9 12h28l-9-12h-3v-24z"/><circle cx="139" cy="152" r="24" fill="url(#g)"/><circle cx="139" cy="150" r="6" fill="#fff8ee"/>`;
  const side = index % 2 ? ' transform="matrix(-1 0 0 1 200 0)"' : '';
  return `<g fill="${SHADE}" fill-opacity=".82"${side}>${cook}${goods}${lamp}</g>`;
}

function drawCounter(ground: string, letter: string, accent: string): string {
  const front = `M10 222h180v${FLOOR - 222}H10z`;
  return [
    `<path d="${front}" fill="${ground}"/>`,
    `<path d="M10 246h180" stroke="${accent}" stroke-width="10" stroke-dasharray="10 10" stroke-dashoffset="5"/>`,
    `<path d="${front}" fill="url(#d)"/>`,
    `<rect x="4" y="214" width="192" height="10" rx="3" fill="${letter}"/>`,
  ].join('');
}

/** Five stripes, three in the ground's colour, with a round end each. */
function drawAwning(ground: string, letter: string): string {
  const stripes = [0, 1, 2, 3, 4].map((stripe) => {
    const x = 5 + stripe * 38;
    const fill = stripe % 2 ? letter : ground;
    return `<path d="M${x} 104h38v34a19 19 0 0 1-38 0z" fill="${fill}"/>`;
  });
  return `${stripes.join('')}<path d="M5 104h190v14H5z" fill="#000" fill-opacity=".22"/>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Dots per inch at which a logo is looked at: its emblem has some 200 pixels. */
const DENSITY = 144;
/** From here on, of 255, a pixel is part of the drawing. */
const SEEN = 24;
/** The gap between emblem and words, as a share of the logo's height; letters and words stand closer. */
const GAP = 1 / 8;

/** The emblem of a logo whose words stand to the right of it, or the whole of any other, as the address of a PNG. */
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
