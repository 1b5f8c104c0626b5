import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRepository, differs } from './checkout.ts';
import { openRepository } from './repository.ts';

let home: string;
let folder: string;
let commit: string;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'yctfc-differs-'));
  folder = join(home, 'checkout');
  cpSync('content/claims', folder, { recursive: true });
  await createRepository(home, folder);
  commit = (await openRepository(home).draft())?.commit ?? '';
});
afterEach(() => rmSync(home, { recursive: true }));

test('a folder that holds what was published does not differ', async () => {
  expect(await differs(openRepository(home), commit, folder)).toBe(false);
});

test.each([
  ['a value that changed', () => writeFileSync(join(folder, 'club.yaml'), 'a: 1\n')],
  ['a file more', () => writeFileSync(join(folder, 'more.yaml'), 'a: 1\n')],
  ['a file less', () => rmSync(join(folder, 'single-brand.yaml'))],
])('%s makes it differ', async (_what, change) => {
  change();
  expect(await differs(openRepository(home), commit, folder)).toBe(true);
});
