import { type ByteRange, parseByteRange } from './byte-range.ts';
import { chooseEncoding } from './encodings.ts';
import type { Headers, Representation, SiteFile, StreamedFile } from './site.ts';

/** The parts of a request that matter for serving a file. */
export interface FileRequest {
  method: 'GET' | 'HEAD';
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  range: string | undefined;
  ifRange: string | undefined;
}

export interface FileAnswer {
  status: 200 | 206 | 304 | 416;
  headers: Headers;
  /** Bytes from memory, a range of a file on disk, or nothing. */
  body: Buffer | { descriptor: number; range: ByteRange } | null;
}

/** Answers a request for an existing file: encoding, revalidation, ranges, HEAD. */
export function answerFile(file: SiteFile, request: FileRequest): FileAnswer {
  const chosen =
    file.kind === 'held'
      ? chooseEncoding(request.acceptEncoding, file.identity, file.compressed)
      : file;
  if (request.ifNoneMatch && matchesTag(request.ifNoneMatch, chosen.etag)) {
    return { status: 304, headers: withoutContent(chosen.headers), body: null };
  }
  if (request.range && request.method === 'GET' && (file.kind === 'streamed' || file.hasRanges)) {
    const partial = answerRange(file, request.range, request.ifRange);
    if (partial) return partial;
  }
  const body = request.method === 'HEAD' ? null : wholeBody(chosen);
  return { status: 200, headers: chosen.headers, body };
}

function wholeBody(chosen: StreamedFile | Representation): FileAnswer['body'] {
  if ('body' in chosen) return chosen.body;
  return { descriptor: chosen.descriptor, range: { first: 0, last: chosen.size - 1 } };
}

/** Weak comparison (RFC 9110 §8.8.3.2), because proxies weaken tags when they recompress. */
function matchesTag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function answerRange(
  file: SiteFile,
  header: string,
  ifRange: string | undefined,
): FileAnswer | undefined {
  const whole = file.kind === 'held' ? file.identity : file;
  if (ifRange && ifRange !== whole.etag) return undefined;
  const size = 'body' in whole ? whole.body.length : whole.size;
  const range = parseByteRange(header, size);
  if (!range) return undefined;
  if (range === 'unsatisfiable') {
    const headers = { ...withoutContent(whole.headers), 'content-range': `bytes */${size}` };
    return { status: 416, headers, body: null };
  }
  const { first, last } = range;
  return {
    status: 206,
    headers: {
      ...whole.headers,
      'content-range': `bytes ${first}-${last}/${size}`,
      'content-length': String(last - first + 1),
    },
    body:
      'body' in whole
        ? whole.body.subarray(first, last + 1)
        : { descriptor: whole.descriptor, range },
  };
}

function withoutContent(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        name !== 'content-length' && name !== 'content-type' && name !== 'content-encoding',
    ),
  );
}
