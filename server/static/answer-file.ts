import type { Encoding, Headers, Representation, SiteFile } from './site.ts';

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
  body: Buffer | null;
}

export function answerFile(
  { identity, compressed, hasRanges }: SiteFile,
  { method, acceptEncoding, ifNoneMatch, range, ifRange }: FileRequest,
): FileAnswer {
  const { etag, headers, body } = chooseEncoding(acceptEncoding, identity, compressed);
  if (ifNoneMatch && matchesTag(ifNoneMatch, etag))
    return { status: 304, headers: withoutContent(headers), body: null };
  if (method === 'HEAD') return { status: 200, headers, body: null };
  const isAsked = range && hasRanges && (!ifRange || ifRange === etag);
  return (isAsked && answerRange(identity, range)) || { status: 200, headers, body };
}

/** Weak comparison (RFC 9110 §8.8.3.2), because proxies weaken tags when they recompress. */
function matchesTag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function answerRange({ headers, body }: Representation, header: string): FileAnswer | undefined {
  const range = parseByteRange(header, body.length);
  if (!range) return undefined;
  if (range === 'unsatisfiable') {
    const none = { ...withoutContent(headers), 'content-range': `bytes */${body.length}` };
    return { status: 416, headers: none, body: null };
  }
  const { first, last } = range;
  const part = {
    'content-range': `bytes ${first}-${last}/${body.length}`,
    'content-length': String(last - first + 1),
  };
  return { status: 206, headers: { ...headers, ...part }, body: body.subarray(first, last + 1) };
}

function withoutContent(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        name !== 'content-length' && name !== 'content-type' && name !== 'content-encoding',
    ),
  );
}

type ByteRange = Record<'first' | 'last', number>;

/** RFC 9110 §14.1.2; undefined: another unit, several ranges, or no range. */
export function parseByteRange(header: string, size: number) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header.trim()) ?? [];
  if (!from && !to) return undefined;
  if (!from) return Number(to) > 0 && size > 0 ? lastBytes(Number(to), size) : 'unsatisfiable';
  const first = Number(from);
  const last = to ? Math.min(Number(to), size - 1) : size - 1;
  if (to && Number(to) < first) return undefined;
  return first < size ? { first, last } : 'unsatisfiable';
}

const lastBytes = (count: number, size: number): ByteRange => ({
  first: Math.max(0, size - count),
  last: size - 1,
});

export function chooseEncoding<T extends { encoding: Encoding }>(
  header: string | undefined,
  identity: T,
  compressed: readonly T[],
): T {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/\s/g, ''))
    .filter((part) => !/;q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return compressed.find(({ encoding }) => accepted.includes(encoding)) ?? identity;
}
