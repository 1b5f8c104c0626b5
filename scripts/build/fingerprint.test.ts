import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STAMP_FILE } from '../../server/static/builds/built-with.ts';
import { folderOfTest } from '../../tests/support/folders.ts';
import { isBuiltFrom } from './fingerprint.ts';

const MODULE = new URL('fingerprint.ts', import.meta.url).href;

test('each of the sources changes it, by its text and by its name', () => {
  const folder = folderOfTest();
  mkdirSync(join(folder, 'content/brands'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const digest = () => {
    const program = `import { fingerprint } from '${MODULE}'; console.log(fingerprint({}))`;
    const options = ['--input-type=module', '--eval', program];
    return spawnSync(process.execPath, options, { cwd: folder, encoding: 'utf8' }).stdout;
  };
  write('content/brands/menu.yaml', 'price: 90');
  const first = digest();
  expect(first).toMatch(/^[\da-f]{64}\n$/);
  write('content/brands/menu.test.ts', 'expect(1)');
  write('README.md', 'read me');
  expect(digest()).toBe(first);
  write('content/brands/menu.yaml', 'price: 91');
  const second = digest();
  expect(second).not.toBe(first);
  renameSync(join(folder, 'content/brands/menu.yaml'), join(folder, 'content/brands/card.yaml'));
  const third = digest();
  expect(third).not.toBe(second);
  write('astro.config.ts', 'export default {}');
  expect(digest()).not.toBe(third);
}, 120_000);

test('a folder counts as built only with the same fingerprint', () => {
  const folder = folderOfTest();
  expect(isBuiltFrom(folder, 'one')).toBe(false);
  writeFileSync(join(folder, STAMP_FILE), 'one');
  expect(isBuiltFrom(folder, 'one')).toBe(true);
  expect(isBuiltFrom(folder, 'other')).toBe(false);
});
