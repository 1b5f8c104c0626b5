import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const MOUNTS_ADMIN = /^site\/pages\/(auth|admin)/;

/** Imports of an .astro file, which the import linter cannot read, as paths from the project's root. */
function importsOf(page: string): string[] {
  const specifiers = readFileSync(page, 'utf8').matchAll(/\bfrom\s+['"](\.[^'"]+)['"]/g);
  return [...specifiers].map(([, specifier = '']) => posix.join(posix.dirname(page), specifier));
}

const pages = globSync('{site,admin,ui}/**/*.astro').map((page) => page.replaceAll('\\', '/'));

test('there are pages to look at', () => {
  expect(pages).toContain('site/pages/index.astro');
  expect(pages.flatMap(importsOf).length).toBeGreaterThan(0);
});

test('pages import content, contract and ui; those of /auth and /admin mount the administration', () => {
  const wrong = pages.flatMap((page) => {
    const allowed = MOUNTS_ADMIN.test(page)
      ? /^(site|content|contract|ui|admin)\//
      : /^(site|content|contract|ui)\//;
    return importsOf(page)
      .filter((path) => !allowed.test(path))
      .map((path) => `${page} imports ${path}`);
  });
  expect(wrong).toEqual([]);
});
