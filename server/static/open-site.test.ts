import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { sourceOf } from '../policy/inline-hashes.ts';
import { INLINE_STYLES, writeBuiltSite } from '../testing/built-site.ts';
import { answerFile } from './answer-file.ts';
import { openSite } from './open-site.ts';
import type { SiteFile } from './site.ts';

const built = writeBuiltSite();
afterAll(() => built.remove());
const policyOf = (file?: SiteFile) =>
  file?.kind === 'held' ? file.identity.headers['content-security-policy'] : undefined;
const env = { siteUrl: 'https://yctfc.example' };

test('pages and templates allow their own inline code', async () => {
  const site = await openSite(built.folder, env);
  const about = site.files.get('/about');
  const style = sourceOf(INLINE_STYLES);
  expect(policyOf(about)).toContain(style);
  expect(site.templatePolicy).toContain(style);
});

test('a program that the build has not put into a page is not allowed', async () => {
  const own = writeBuiltSite();
  onTestFinished(() => own.remove());
  for (const path of ['about.html', 'templates/enquiry.html'])
    appendFileSync(join(own.folder, path), '<script>foreign()</script>');
  const site = await openSite(own.folder, env);
  for (const policy of [policyOf(site.files.get('/about')), site.templatePolicy]) {
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain(sourceOf('foreign()'));
  }
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
