import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/folders.ts';
import { compressSite } from './compress-site.ts';

const DISHES = 'Seekh kebab, rumali roti, green chutney. '.repeat(40);

function makeFolder(files: Readonly<Record<string, string>>): string {
  const folder = folderOfTest();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const unpack = (folder: string, name: string) => [
  brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString(),
  gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString(),
];

test('text gets a sibling of each encoding, also deep down; what gains nothing gets none', async () => {
  const folder = makeFolder({
    'brands/menu.html': DISHES,
    'tiny.html': 'Roti',
    'roti.jpg': DISHES,
  });
  await compressSite(folder);
  expect(unpack(folder, 'brands/menu.html')).toEqual([DISHES, DISHES]);
  expect(readdirSync(folder).sort()).toEqual(['brands', 'roti.jpg', 'tiny.html']);
});

test('text that one packet carries gets no sibling', async () => {
  const folder = makeFolder({ 'one.html': 'a'.repeat(255), 'two.html': 'a'.repeat(256) });
  await compressSite(folder);
  expect(readdirSync(folder).sort()).toEqual([
    'one.html',
    'two.html',
    'two.html.br',
    'two.html.gz',
  ]);
});

test('text that no encoding makes smaller gets no sibling', async () => {
  const folder = makeFolder({});
  writeFileSync(join(folder, 'noise.html'), randomBytes(2000));
  await compressSite(folder);
  expect(readdirSync(folder)).toEqual(['noise.html']);
});
