// How a finished picture is printed: in the warm inks of an old cookbook, with light that bleeds out of
// what shines and the tooth of paper. A clean render has the colours of a screen and the skin of plastic.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const sharp = createRequire(join(import.meta.dirname, 'denoise/package.json'))('sharp');

/** How far the colours go from the screen's to the inks'. */
const SHARE_OF_INK = 0.7;
const GAMMA = 0.94;
/** Colour fades out of the darkest places, where the ratio of two small numbers would make blotches. */
const DEEP = 0.04;
/** What one full layer of each ink leaves of the paper's red, green and blue: cyan, magenta, yellow, black. */
const INKS = [
  [0.0, 0.62, 0.8],
  [0.86, 0.1, 0.3],
  [1.0, 0.82, 0.1],
  [0.13, 0.08, 0.08],
];
const PAPER = [1.0, 0.985, 0.955];
/** Light that bleeds out of places brighter than `from`, over `radius` pixels, most of it red. */
const BLEED = { from: 0.62, radius: 14, strength: [0.1, 0.055, 0.02] };
const SOFTNESS = 0.6;
const TOOTH = { type: 'gaussian', mean: 128, sigma: 11 };

/** One pixel on paper. Channels from 0 to 1, `bleed` from 0 to 1. */
function inkOf(screen, bleed) {
  const bright = screen.map((value) => value ** GAMMA);
  const black = 1 - Math.max(...bright);
  const layers = [...bright.map((value) => (1 - value - black) / (1 - black + DEEP)), black];
  return bright.map((value, channel) => {
    const printed = layers.reduce(
      (left, layer, ink) => left * (1 - layer * (1 - INKS[ink][channel])),
      PAPER[channel],
    );
    const mixed = value + (printed - value) * SHARE_OF_INK;
    return 1 - (1 - mixed) * (1 - bleed * BLEED.strength[channel]);
  });
}

async function bleedOf(picture) {
  const span = 1 - BLEED.from;
  return sharp(picture)
    .greyscale()
    .linear(1 / span, (-255 * BLEED.from) / span)
    .blur(BLEED.radius)
    .raw()
    .toBuffer();
}

/**
 * Prints a picture without transparency.
 * @param {Buffer} picture any format that sharp reads, eight bits a channel
 * @returns {Promise<Buffer>} the printed picture as PNG, of the same size
 */
export async function print(picture) {
  const soft = sharp(picture).removeAlpha().blur(SOFTNESS);
  const { data, info } = await soft.raw().toBuffer({ resolveWithObject: true });
  const bleed = await bleedOf(picture);
  for (let pixel = 0; pixel < bleed.length; pixel += 1) {
    const at = pixel * 3;
    const screen = [data[at] / 255, data[at + 1] / 255, data[at + 2] / 255];
    data.set(
      inkOf(screen, bleed[pixel] / 255).map((value) => Math.round(value * 255)),
      at,
    );
  }
  const { width, height } = info;
  const tooth = sharp({ create: { width, height, channels: 3, noise: TOOTH, background: '#888' } });
  return (
    sharp(data, { raw: { width, height, channels: 3 } })
      .composite([{ input: await tooth.greyscale().png().toBuffer(), blend: 'soft-light' }])
      // Which the tooth brought: a cut-out gets a mask of its own here.
      .removeAlpha()
      .png()
      .toBuffer()
  );
}
