import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceOf } from '../policy/inline-hashes.ts';
import { INLINE_STYLES, writeBuiltSite } from '../testing/built-site.ts';
import { answerFile } from './answer-file.ts';
import { openSite, readSite } from './read-site.ts';
import type { SiteFile } from './site.ts';

const rules = { baseHeaders: {}, pageHeaders: () => ({}) };
const built = writeBuiltSite();

async function readWith(files: Readonly<Record<string, Buffer>>) {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(built, name), content);
  }
  return (await readSite(built, rules)).files;
}

test('without a built site the start says what to do', async () => {
  await expect(readSite('/nonexistent', rules)).rejects.toThrow(/no built site.*npm run build/);
});

test('compressed files are offered smallest first, and only if they save something', async () => {
  const files = await readWith({
    'a.txt': Buffer.alloc(10),
    'a.txt.br': Buffer.alloc(9),
    'a.txt.zst': Buffer.alloc(10),
    'a.txt.gz': Buffer.alloc(8),
  });
  const offered = files.get('/a.txt')?.compressed;
  expect(offered?.map(({ encoding }) => encoding)).toEqual(['gzip', 'br']);
});

test('a picture is served as it is, whatever lies beside it', async () => {
  const files = await readWith({ 'p.png': Buffer.alloc(10), 'p.png.br': Buffer.alloc(1) });
  expect(files.get('/p.png')).toMatchObject({ compressed: [] });
});

test('the ETag names the content, followed by the encoding if there is one', async () => {
  const { identity, compressed } = (await readSite(built, rules)).notFound;
  const digest = identity.etag.slice(1, -1);
  expect(digest).toMatch(/^[\w-]{22}$/);
  const suffixed = compressed.map(({ etag, encoding }) => [etag, encoding]);
  expect(suffixed).toEqual(compressed.map(({ encoding }) => [`"${digest}-${encoding}"`, encoding]));
  expect(identity.headers).not.toHaveProperty('content-encoding');
});

const policyOf = (file?: SiteFile) => file?.identity.headers['content-security-policy'];
const env = { siteUrl: 'https://yctfc.example' };

test('pages and templates allow their own inline code', async () => {
  const site = await openSite(built, env);
  const about = site.files.get('/about');
  const style = sourceOf(INLINE_STYLES);
  expect(policyOf(about)).toContain(style);
  expect(site.templatePolicy).toContain(style);
});

test('a program that the build has not put into a page is not allowed', async () => {
  const own = writeBuiltSite();
  for (const path of ['about.html', 'templates/contact.html'])
    appendFileSync(join(own, path), '<script>foreign()</script>');
  const site = await openSite(own, env);
  for (const policy of [policyOf(site.files.get('/about')), site.templatePolicy]) {
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain(sourceOf('foreign()'));
  }
});

test('every file carries the general headers', async () => {
  const site = await openSite(built, env);
  for (const { identity } of site.files.values()) {
    expect(identity.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age'),
    });
  }
});

test('a backend without a site has no pages', async () => {
  const site = await openSite(undefined, env);
  expect(site.files.size).toBe(0);
  expect(site.notFound.identity.body.toString()).toBe('Page not found\n');
  expect(site.templatePolicy).toMatch(/script-src 'self' 'sha256-\S+';/);
  const asked = { method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined } as const;
  const part = { ...asked, range: 'bytes=0-3', ifRange: undefined };
  expect(answerFile(site.notFound, part).status, 'no part of an answer that says no').toBe(200);
});
