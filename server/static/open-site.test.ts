import { afterAll, expect, test } from 'vitest';
import { inlineHashes } from '../policy/inline-hashes.ts';
import { answerFile } from './answer-file.ts';
import { openSite } from './open-site.ts';
import { FILES, writeBuiltSite } from './testing/built-site.ts';

const built = writeBuiltSite();
afterAll(() => built.remove());
const env = { siteUrl: 'https://yctfc.example' };

test('pages and templates allow their own inline code', async () => {
  const site = await openSite(built.folder, env);
  const about = site.files.get('/about');
  const [style] = inlineHashes(String(FILES['about.html'])).styles;
  expect(about?.kind === 'held' && about.identity.headers['content-security-policy']).toContain(
    style,
  );
  const [ofTemplate] = inlineHashes(String(FILES['templates/enquiry.html'])).styles;
  expect(site.templatePolicy).toContain(ofTemplate);
});

test('every file carries the general headers', async () => {
  const site = await openSite(built.folder, env);
  for (const file of site.files.values()) {
    const { headers } = file.kind === 'held' ? file.identity : file;
    expect(headers).toMatchObject({
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
