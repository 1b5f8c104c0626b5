import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv } from '../../server/env.ts';
import { INLINE_HASHES_FILE, sourceOf } from '../../server/policy/inline-hashes.ts';
import { folderOfTest } from '../../tests/support/folders.ts';
import { writeHostHeaders } from './write-host-headers.ts';

test('a static host is told the policy of each page, and what all paths have', async () => {
  const folder = folderOfTest();
  const page =
    '<!DOCTYPE html><html><head><script>theme()</script><script>foreign()</script></head></html>';
  const own = { scripts: [sourceOf('theme()')], styles: [] };
  for (const name of ['404.html', 'index.html', 'about.html'])
    writeFileSync(join(folder, name), page);
  writeFileSync(join(folder, 'menu.txt'), 'Roti');
  const hashes = { 'index.html': own, 'about.html': own };
  writeFileSync(join(folder, INLINE_HASHES_FILE), JSON.stringify(hashes));
  await writeHostHeaders(folder, parseEnv({}));
  const blocks = readFileSync(join(folder, '_headers'), 'utf8').split(/\n(?=\/)/);
  const rulesOf = (path: string) => blocks.find((block) => block.startsWith(`${path}\n`));
  expect(rulesOf('/*')).toContain('content-security-policy:');
  expect(rulesOf('/*')).toContain('x-content-type-options: nosniff');
  expect(rulesOf('/assets/*')).toMatch(/cache-control: .*immutable/);
  for (const path of ['/', '/about']) expect(rulesOf(path)).toContain(`content-security-policy: `);
  for (const path of ['/', '/about']) expect(rulesOf(path)).toContain(own.scripts[0]);
  expect(blocks.join()).not.toContain(sourceOf('foreign()'));
  expect(blocks.some((block) => block.startsWith('/menu.txt'))).toBe(false);
});
