// Reads Open Image Denoise's archive of tensors (`.tza`): a table of named tensors at the offset that the
// header names. See the format's description in the library's repository, `core/tza.h`.
const MAGIC = 0x41d7;

/** A half-precision number from its 16 bits. */
function readHalf(bits) {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits & 0x7c00) >> 10;
  const fraction = bits & 0x03ff;
  if (exponent === 0) return sign * 2 ** -14 * (fraction / 1024);
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * 2 ** (exponent - 15) * (1 + fraction / 1024);
}

/** The archive's tensors by name: `{ shape, values }`. @throws when it is no such archive. */
function readArchive(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint16(0, true) !== MAGIC) throw new Error('This is no archive of tensors');
  let at = Number(view.getBigUint64(4, true));
  const take = (size) => {
    at += size;
    return at - size;
  };
  const tensors = {};
  for (let left = view.getUint32(take(4), true); left > 0; left -= 1) {
    const length = view.getUint16(take(2), true);
    const start = take(length);
    const name = bytes.subarray(start, start + length).toString();
    const dimensions = view.getUint8(take(1));
    const shape = Array.from({ length: dimensions }, () => view.getUint32(take(4), true));
    take(dimensions);
    const isHalf = view.getUint8(take(1)) === 'h'.charCodeAt(0);
    const offset = Number(view.getBigUint64(take(8), true));
    const values = new Float32Array(shape.reduce((product, size) => product * size, 1));
    for (let place = 0; place < values.length; place += 1)
      values[place] = isHalf
        ? readHalf(view.getUint16(offset + 2 * place, true))
        : view.getFloat32(offset + 4 * place, true);
    tensors[name] = { shape, values };
  }
  return tensors;
}

/** From output, input, height, width to the order that TensorFlow.js wants. */
function toKernel(tf, { shape: [outputs, inputs, height, width], values }) {
  const turned = new Float32Array(values.length);
  let from = 0;
  for (let output = 0; output < outputs; output += 1)
    for (let input = 0; input < inputs; input += 1)
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          turned[((y * width + x) * inputs + input) * outputs + output] = values[from];
          from += 1;
        }
  return tf.tensor4d(turned, [height, width, inputs, outputs]);
}

/** The network's layers by name: `{ weight, bias }` as tensors. */
export function readWeights(tf, bytes) {
  const tensors = readArchive(bytes);
  const layers = {};
  for (const [name, tensor] of Object.entries(tensors)) {
    if (!name.endsWith('.weight')) continue;
    const layer = name.slice(0, -'.weight'.length);
    layers[layer] = {
      weight: toKernel(tf, tensor),
      bias: tf.tensor1d(tensors[`${layer}.bias`].values),
    };
  }
  return layers;
}
