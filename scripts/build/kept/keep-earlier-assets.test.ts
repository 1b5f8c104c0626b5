import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { keepEarlierAssets } from './keep-earlier-assets.ts';

const DAY = 24 * 3_600_000;

/** A build with these assets, and a page that must stay its own. */
function write(...assets: string[]): string {
  const folder = folderOfTest();
  mkdirSync(join(folder, 'assets/fonts'), { recursive: true });
  for (const name of assets) writeFileSync(join(folder, 'assets', name), name);
  writeFileSync(join(folder, 'index.html'), assets.join());
  return folder;
}
const has = (folder: string, name: string) => existsSync(join(folder, 'assets', name));

test('assets of the build before stay for a week after they were last used', () => {
  const first = write('a.1.js', 'fonts/f.1.woff2');
  const second = write('a.2.js');
  const third = write('a.3.js');
  const fourth = write('a.4.js');
  keepEarlierAssets(second, first, 0);
  keepEarlierAssets(third, second, 6 * DAY);
  keepEarlierAssets(fourth, third, 8 * DAY);
  expect(readFileSync(join(third, 'assets/a.1.js'), 'utf8')).toBe('a.1.js');
  expect(has(third, 'fonts/f.1.woff2')).toBe(true);
  expect(
    ['a.1.js', 'fonts/f.1.woff2', 'a.2.js', 'a.3.js'].map((name) => has(fourth, name)),
  ).toEqual([false, false, true, true]);
  expect(readFileSync(join(fourth, 'index.html'), 'utf8')).toBe('a.4.js');
});

test('an asset that comes back begins its week anew', () => {
  const builds = [write('a.1.js'), write('a.2.js'), write('a.1.js'), write('a.3.js')];
  builds.slice(1).forEach((build, at) => {
    keepEarlierAssets(build, builds[at] ?? '', at * 6 * DAY);
  });
  expect(has(builds[3] ?? '', 'a.1.js')).toBe(true);
});

test('the first build has nothing to take over', () => {
  const only = write('a.1.js');
  keepEarlierAssets(only, '/nowhere');
  expect(has(only, 'a.1.js')).toBe(true);
});
