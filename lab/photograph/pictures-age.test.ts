import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Patches change nothing that a picture shows. */
const withoutPatch = (version: string): string => version.split('.', 2).join('.');
const releases = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d.*)\]/gm)].map(
  ([, version = '']) => withoutPatch(version),
);

test('docs/screens shows this release or the one before: npm run screens', () => {
  const { version } = JSON.parse(readFileSync('docs/screens/made-at.json', 'utf8'));
  expect([...new Set(releases)].slice(0, 2)).toContain(withoutPatch(version));
});
