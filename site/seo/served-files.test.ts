import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildManifest } from './manifest.ts';
import { TEST_SITE } from './testing/site-facts.ts';

it('names only icons that are served', () => {
  for (const { src } of buildManifest(TEST_SITE).icons)
    expect(existsSync(new URL(`../../public${src}`, import.meta.url)), src).toBe(true);
});
