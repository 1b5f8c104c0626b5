import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { listFiles } from '../../server/static/read-site.ts';
import { contentTypeOf, ENCODINGS, type Encoding } from '../../server/static/site.ts';
import { makeOnce } from '../../site/build-cache/build-cache.ts';

/** Below this a compressed copy saves no packet. */
const WORTH_BYTES = 256;

type Compress = (body: Buffer) => Promise<Buffer>;

/** Best compression of each encoding; a change here needs another `RECIPE`. */
const COMPRESS = {
  br: (body) =>
    promisify<Buffer, object, Buffer>(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify<Buffer, object, Buffer>(gzip)(body, { level: 9 }),
} satisfies Record<keyof typeof ENCODINGS, Compress>;
const { brotli, zlib } = process.versions;
const RECIPE = `2 brotli ${brotli} zlib ${zlib}`;

export async function compressSite(folder: string): Promise<void> {
  const files = (await listFiles(folder)).filter((file) => contentTypeOf(file).isCompressible);
  const inTurn = pLimit(availableParallelism());
  await Promise.all(files.map((file) => inTurn(() => compressFile(file))));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < WORTH_BYTES) return;
  for (const [encoding, ending] of Object.entries(ENCODINGS)) {
    const compress: Compress = COMPRESS[encoding as Exclude<Encoding, 'identity'>];
    const compressed = await makeOnce(encoding, [body, RECIPE], () => compress(body));
    if (compressed.length < body.length) await writeFile(file + ending, compressed);
  }
}
