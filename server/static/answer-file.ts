import type { Encoding, Headers, SiteFile } from './site.ts';

export interface FileRequest {
  method: 'GET' | 'HEAD';
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

export interface FileAnswer {
  status: 200 | 304;
  headers: Headers;
  body: Buffer | null;
}

export function answerFile(
  { identity, compressed }: SiteFile,
  { method, acceptEncoding, ifNoneMatch }: FileRequest,
): FileAnswer {
  const { etag, headers, body } = chooseEncoding(acceptEncoding, identity, compressed);
  if (ifNoneMatch && matchesTag(ifNoneMatch, etag))
    return { status: 304, headers: withoutContent(headers), body: null };
  return { status: 200, headers, body: method === 'HEAD' ? null : body };
}

/** Weak comparison (RFC 9110 §8.8.3.2), because proxies weaken tags when they recompress. */
function matchesTag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function withoutContent(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        name !== 'content-length' && name !== 'content-type' && name !== 'content-encoding',
    ),
  );
}

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
