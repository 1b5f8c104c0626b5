import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dropUnlinkedPictures } from './drop-unlinked-pictures.ts';

test('only pictures that no file names are deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text = '') => writeFileSync(join(folder, path), text);
  mkdirSync(join(folder, 'assets'));
  for (const name of ['hero.a_1.avif', 'hero.a_2.avif', 'card.b.jpg', 'lone.c.jpg', 'app.d.js'])
    write(`assets/${name}`);
  write('share.png');
  write('index.html', '<source srcset="/assets/hero.a_1.avif 680w,/assets/hero.a_2.avif 1200w">');
  write('feed.xml', '<url>https://yctfc.example/assets/card.b.jpg</url>');
  await dropUnlinkedPictures(folder);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
    'app.d.js',
    'card.b.jpg',
    'hero.a_1.avif',
    'hero.a_2.avif',
  ]);
  expect(readdirSync(folder)).toContain('share.png');
});
