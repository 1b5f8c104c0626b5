import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { replaceBuild, undoBuild } from './replaced-build.ts';

const root = folderOfFile();
const folder = join(root, 'dist');

function publish(text: string): void {
  const next = join(root, 'next');
  mkdirSync(next);
  writeFileSync(join(next, 'index.html'), text);
  replaceBuild(folder, next);
}
const served = () => readFileSync(join(folder, 'index.html'), 'utf8');

test('the build before comes back, and goes again', () => {
  publish('one');
  expect(() => undoBuild(folder)).toThrow('No build before this one is kept.');
  publish('two');
  undoBuild(folder);
  expect(served()).toBe('one');
  undoBuild(folder);
  expect(served()).toBe('two');
});

test('only the last one is kept', () => {
  publish('three');
  publish('four');
  undoBuild(folder);
  expect(served()).toBe('three');
});
