import { extname } from 'node:path';

const TEXT: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.ico': 'image/x-icon',
};

const BINARY: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.zip': 'application/zip',
};

/**
 * Content-Type of a file by its extension, and whether compressing that type is worthwhile. Unknown
 * extensions are served as a download, never guessed from the content.
 */
export function contentTypeOf(file: string): { type: string; isCompressible: boolean } {
  const ending = extname(file).toLowerCase();
  const text = TEXT[ending];
  if (text) return { type: text, isCompressible: true };
  return { type: BINARY[ending] ?? 'application/octet-stream', isCompressible: false };
}
