import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '../context.ts';
import { answerFile, type FileAnswer } from './answer-file.ts';
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
  const { descriptor: fd, range } = body;
  const stream = createReadStream('', {
    fd,
    start: range.first,
    end: range.last,
    // Others read it too.
    autoClose: false,
  });
  return new Response(Readable.toWeb(stream) as ReadableStream, { status, headers });
}
