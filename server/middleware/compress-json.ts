import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../context.ts';
import { chooseEncoding } from '../static/answer-file.ts';

/** Below this size, the extra headers cost more than compression saves. */
const MIN_BYTES = 1024;

const IDENTITY = { encoding: 'identity' } as const;
const OFFERED = [{ encoding: 'br' }, { encoding: 'gzip' }] as const;

type Offer = typeof IDENTITY | (typeof OFFERED)[number];

/** Quality 4 takes a third of the default's time; both run off the main thread. */
const brotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress);
const COMPRESS = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Not for answers that hold a secret beside text of the request: their length would leak it (BREACH). */
export function compressJson(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const { res } = c;
    if (!/[/+]json\b/.test(res.headers.get('content-type') ?? '') || !res.body) return;
    if (res.headers.has('content-encoding')) return;
    const body = Buffer.from(await res.arrayBuffer());
    const isWorth = body.length > MIN_BYTES;
    const accepted = isWorth ? c.req.header('accept-encoding') : undefined;
    const { encoding } = chooseEncoding<Offer>(accepted, IDENTITY, OFFERED);
    const sent = encoding === 'identity' ? body : await COMPRESS[encoding](body);
    c.res = new Response(new Uint8Array(sent), res);
    c.header('content-length', String(sent.length));
    if (isWorth) c.header('vary', 'Accept-Encoding', { append: true });
    if (encoding !== 'identity') c.header('content-encoding', encoding);
  };
}
