import type { PercentCrop } from 'react-image-crop';
import type { Size } from '../form/form-node.ts';

/** Less of a picture is a slip of the finger; the server refuses it too. */
const LEAST = 5;

/** @returns the crop as parts of the picture from 0 to 1, inside it whatever the arithmetic of the browser says */
export function partsOf(crop: PercentCrop) {
  const width = Math.min(100, Math.max(LEAST, crop.width)) / 100;
  const height = Math.min(100, Math.max(LEAST, crop.height)) / 100;
  const within = (start: number, size: number) => Math.min(Math.max(0, start / 100), 1 - size);
  return { left: within(crop.x, width), top: within(crop.y, height), width, height };
}

/** @returns how large the chosen part is, as the server cuts it */
export function sizeOf(crop: PercentCrop, whole: Size): Size {
  const { left, top, width, height } = partsOf(crop);
  const cut = (start: number, part: number, all: number) =>
    Math.min(Math.round(part * all), all - Math.round(start * all));
  return { width: cut(left, width, whole.width), height: cut(top, height, whole.height) };
}

/** @returns why a part is not sent, in words for its owner: its place needs a larger one, or one of another shape */
export function refusePart(part: Size, least: Size): string | undefined {
  const isWide = part.width > part.height || least.width <= least.height;
  if (isWide && part.width >= least.width && part.height >= least.height) return undefined;
  const shape = least.width > least.height ? 'wider than high, ' : '';
  return `This part is ${part.width} × ${part.height}. Here it has to be ${shape}at least ${least.width} × ${least.height}.`;
}
