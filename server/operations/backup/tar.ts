import { createReadStream } from 'node:fs';

/** One file of an archive, before it is written. */
export interface Source {
  name: string;
  path: string;
  bytes: number;
}

/** One file of an archive that is being read; `body` must be read to its end before the next one. */
export interface Entry {
  name: string;
  bytes: number;
  body: AsyncIterable<Buffer>;
}

const BLOCK = 512;
const LONGEST_NAME = 100;
/** Where the header keeps what (POSIX ustar); numbers are octal text. */
const FIELDS = { name: [0, 100], size: [124, 12], checksum: [148, 8], type: [156, 1] } as const;

/** Writes files as a tar archive, which `tar tf` also reads; only their owner may read them. */
export async function* writeTar(
  sources: readonly Source[],
  seconds: number,
): AsyncGenerator<Buffer> {
  for (const source of sources) {
    yield header(source, seconds);
    yield* createReadStream(source.path) as AsyncIterable<Buffer>;
    yield Buffer.alloc(padding(source.bytes));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/**
 * Reads the files of an archive that `writeTar` wrote.
 * @throws Error when it is cut off or something else
 */
export async function* readTar(stream: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const take = openBytes(stream);
  for (;;) {
    const block = await collect(exactly(take, BLOCK));
    if (block.every((byte) => byte === 0)) return;
    const size = Number.parseInt(textAt(block, FIELDS.size), 8);
    const sum = Number.parseInt(textAt(block, FIELDS.checksum), 8);
    if (sum !== checksum(block) || !(size >= 0)) throw new Error('this is no archive of ours');
    yield { name: textAt(block, FIELDS.name), bytes: size, body: exactly(take, size) };
    await collect(exactly(take, padding(size)));
  }
}

/** All bytes of an entry, or of anything else that comes in pieces. */
export async function collect(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = [];
  for await (const piece of pieces) found.push(piece);
  return Buffer.concat(found);
}

const padding = (bytes: number): number => (BLOCK - (bytes % BLOCK)) % BLOCK;

function header({ name, bytes }: Source, seconds: number): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`${name} is too long a name`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  block.write(name, 0);
  block.write('0000600\0', 100);
  block.write('0000000\x000000000\0', 108);
  block.write(octal(bytes, 11), FIELDS.size[0]);
  block.write(octal(seconds, 11), 136);
  block.write('0', FIELDS.type[0]);
  block.write('ustar\x0000', 257);
  block.write(`${octal(checksum(block), 6)}\0 `, FIELDS.checksum[0]);
  return block;
}

/** Sum of all bytes of a header, its own field counted as spaces. */
function checksum(block: Buffer): number {
  const [start, length] = FIELDS.checksum;
  return block.reduce(
    (sum, byte, index) => sum + (index >= start && index < start + length ? 32 : byte),
    0,
  );
}

function textAt(block: Buffer, [start, length]: readonly [number, number]): string {
  return block
    .toString('utf8', start, start + length)
    .replace(/\0.*$/s, '')
    .trim();
}

/** Gives the stream's next bytes, at most so many, at least one; undefined at its end. */
type Take = (atMost: number) => Promise<Buffer | undefined>;

function openBytes(stream: AsyncIterable<Buffer>): Take {
  const pieces = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (atMost) => {
    while (rest.length === 0) {
      const { done, value } = await pieces.next();
      if (done) return undefined;
      rest = value;
    }
    const taken = rest.subarray(0, atMost);
    rest = rest.subarray(taken.length);
    return taken;
  };
}

async function* exactly(take: Take, bytes: number): AsyncGenerator<Buffer> {
  for (let left = bytes; left > 0; ) {
    const piece = await take(left);
    if (!piece) throw new Error('the archive ends too early');
    left -= piece.length;
    yield piece;
  }
}
