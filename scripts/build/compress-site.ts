import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { contentTypeOf } from '../../server/static/content-type.ts';
import { ENCODINGS } from '../../server/static/encodings.ts';

/** Below this a compressed copy saves no packet. */
const WORTH_BYTES = 256;

const COMPRESS = {
  br: (body: Buffer) =>
    promisify<Buffer, object, Buffer>(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body: Buffer) =>
    promisify<Buffer, object, Buffer>(zstdCompress)(body, {
      params: { [constants.ZSTD_c_compressionLevel]: 15 },
    }),
  gzip: (body: Buffer) => promisify<Buffer, object, Buffer>(gzip)(body, { level: 9 }),
} satisfies Record<keyof typeof ENCODINGS, (body: Buffer) => Promise<Buffer>>;

/** Writes a compressed sibling of each text file that becomes smaller by it, at the best level. */
export async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !contentTypeOf(entry.name).isCompressible) continue;
    await compressFile(join(entry.parentPath, entry.name));
  }
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < WORTH_BYTES) return;
  const encodings = Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[];
  await Promise.all(
    encodings.map(async (encoding) => {
      const compressed = await COMPRESS[encoding](body);
      if (compressed.length < body.length) await writeFile(file + ENCODINGS[encoding], compressed);
    }),
  );
}
