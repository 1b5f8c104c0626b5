import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/content-reference.md', 'utf8');

test('the page is what the schemas say', () => {
  const program = ['scripts/generate/content-reference.ts', '--print'];
  const { stdout } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect(page === stdout, '"npm run generate -- content-reference" writes it anew').toBe(true);
});

test('every file of content has its part, and each field its limits', () => {
  const parts = [...page.matchAll(/^## `(content\/.+)`$/gm)].map(([, path = '']) => path);
  const found = parts.flatMap((path) => globSync(path.replaceAll('<name>', '*')));
  expect(found.sort()).toEqual(globSync('content/**/*.{yaml,yml,md}').sort());
  for (const line of [
    '- `categories[].dishes[].price`: whole number ≥ 1. Price. Whole rupees, inside the price range of the brand.',
    '- `categories[].dishes[].mark`: `veg` or `non-veg` or `egg`. Vegetarian mark. The mark that Indian law requires beside every dish.',
    '- `topSellers`: list 5. Best-selling dishes. Names of dishes listed in a category below.',
    '- `phone`: fact, text as `^\\+[1-9]\\d{7,14}$`. Phone. With +91 and ten digits, without spaces, for example +919876543210.',
  ])
    expect(page).toContain(line);
});
