import type { Headers, StaticSite } from './site.ts';

/** A site without pages, for a server that is only the backend. */
export function emptySite(baseHeaders: Headers): StaticSite {
  const body = Buffer.from('Page not found\n');
  const headers = {
    ...baseHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
  };
  return {
    files: new Map(),
    notFound: {
      kind: 'held',
      identity: { encoding: 'identity', body, etag: '"none"', headers },
      compressed: [],
      hasRanges: false,
    },
    baseHeaders,
  };
}
