import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const release = (file: string): number[] =>
  JSON.parse(readFileSync(file, 'utf8')).version.split('.').map(Number);

test('docs/screens shows this release or the one before: npm run screens', () => {
  const [major, minor = 0] = release('package.json');
  const [shownMajor, shownMinor = 0] = release('docs/screens/made-at.json');
  expect(shownMajor).toBe(major);
  expect(shownMinor).toBeGreaterThanOrEqual(minor - 1);
});
