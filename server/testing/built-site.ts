import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { TestRunner } from 'vitest';
import { folderOfFile, folderOfTest } from '../../tests/support/folders.ts';
import { INLINE_HASHES_FILE, sourceOf } from '../policy/inline-hashes.ts';

/** Styles that each page carries. */
export const INLINE_STYLES = 'h1{color:red}';

const page = (title: string) =>
  `<!doctype html><title>${title}</title><style>${INLINE_STYLES}</style><h1>${title}</h1>${'<p>rice</p>'.repeat(200)}`;

/** A picture of 200 kB; its byte at n is n modulo 251. */
const LARGE_PICTURE = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));

export const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('Home'),
  'about.html': page('About'),
  'blog.html': page('Blog'),
  'blog/how to.html': page('How to'),
  'blog/x.html': page('X'),
  'club/index.html': page('Club'),
  '404.html': page('Not here'),
  'templates/contact.html': page('Template'),
  _headers: 'secret',
  '.fingerprint': 'secret',
  'assets/app.B1x2.js': `console.log(${JSON.stringify('dal '.repeat(500))});`,
  'assets/photo.C3.avif': LARGE_PICTURE,
  'assets/icon.D4.png': Buffer.from('small picture'),
  'assets/text.E5.woff2': Buffer.from('font'),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.webmanifest': '{"name":"YCTFC"}',
  'sitemap.xml': '<urlset/>',
  'menu.pdf': Buffer.from('%PDF-1.7'),
};

const COMPRESS = { '.br': brotliCompressSync, '.gz': gzipSync };

/**
 * Writes a small built site, with compressed siblings as a build makes them, into a folder
 * that goes with the test, or with the file.
 */
export function writeBuiltSite(): string {
  const folder = TestRunner.getCurrentTest() ? folderOfTest() : folderOfFile();
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!/\.(html|js)$/.test(name)) continue;
    for (const [ending, compress] of Object.entries(COMPRESS)) {
      writeFileSync(file + ending, compress(Buffer.from(content)));
    }
  }
  writeInlineHashes(folder);
  return folder;
}

/** What a build says of these pages' code. */
function writeInlineHashes(folder: string): void {
  const hashes = { scripts: [], styles: [sourceOf(INLINE_STYLES)] };
  const pages = Object.keys(FILES).filter((name) => name.endsWith('.html'));
  const text = JSON.stringify(Object.fromEntries(pages.map((name) => [name, hashes])));
  writeFileSync(join(folder, INLINE_HASHES_FILE), text);
}
