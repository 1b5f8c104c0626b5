import { read } from 'node:fs';
import { promisify } from 'node:util';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '../context.ts';
import { answerFile, type FileAnswer } from './answer-file.ts';
import type { ByteRange } from './byte-range.ts';
import { findFile } from './find-file.ts';
import type { StaticSite } from './site.ts';

/**
 * Serves the built site: files, redirects to canonical paths (308, query kept), 405 for other
 * methods, and the 404 page for everything else.
 */
export function serveSite(site: StaticSite): Handler<AppEnv> {
  return (c) => {
    const { pathname, search } = new URL(c.req.url);
    const found = findFile(site, pathname);
    if (!found) return answerMissing(site, c);
    const { method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response('Method Not Allowed\n', {
        status: 405,
        headers: { ...site.baseHeaders, allow: 'GET, HEAD', 'content-type': 'text/plain' },
      });
    }
    if ('redirect' in found) {
      const headers = { ...site.baseHeaders, location: found.redirect + search };
      return new Response(null, { status: 308, headers });
    }
    return toResponse(answerFile(found.file, { method, ...fileHeaders(c) }));
  };
}

const fileHeaders = (c: Context) => ({
  acceptEncoding: c.req.header('accept-encoding'),
  ifNoneMatch: c.req.header('if-none-match'),
  range: c.req.header('range'),
  ifRange: c.req.header('if-range'),
});

function answerMissing(site: StaticSite, c: Context): Response {
  const { body, headers } = answerFile(site.notFound, {
    ...fileHeaders(c),
    method: c.req.method === 'HEAD' ? 'HEAD' : 'GET',
    ifNoneMatch: undefined,
  });
  const { etag: _etag, ...rest } = headers;
  return new Response(Buffer.isBuffer(body) ? new Uint8Array(body) : null, {
    status: 404,
    headers: rest,
  });
}

function toResponse({ body, headers, status }: FileAnswer): Response {
  if (!body || Buffer.isBuffer(body)) {
    return new Response(body && new Uint8Array(body), { status, headers });
  }
  return new Response(streamRange(body.descriptor, body.range), { status, headers });
}

const readAt = promisify(read);
const CHUNK_BYTES = 64 * 1024;

/**
 * A part of an open file, read as it is taken. Node's own stream closes the descriptor when its reader leaves, and the
 * descriptor is everybody's: the next file to be opened would get its number and be sent as this one.
 */
function streamRange(descriptor: number, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  let at = first;
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = new Uint8Array(Math.min(CHUNK_BYTES, last - at + 1));
        const { bytesRead } = await readAt(descriptor, chunk, 0, chunk.length, at);
        if (bytesRead === 0) throw new Error('the file is shorter than when it was opened');
        controller.enqueue(chunk.subarray(0, bytesRead));
        at += bytesRead;
        if (at > last) controller.close();
      },
    },
    { highWaterMark: 1 },
  );
}
