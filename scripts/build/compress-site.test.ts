import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressSite } from './compress-site.ts';

const DISHES = 'Seekh kebab, rumali roti, green chutney. '.repeat(40);
const COMPRESSED = ['.br', '.zst', '.gz'];

function makeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const unpack = (folder: string, name: string) => [
  brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString(),
  zstdDecompressSync(readFileSync(join(folder, `${name}.zst`))).toString(),
  gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString(),
];

test('text gets a sibling of each encoding, also deep down; what gains nothing gets none', async () => {
  const folder = makeFolder({
    'brands/menu.html': DISHES,
    'tiny.html': 'Roti',
    'roti.jpg': DISHES,
  });
  await compressSite(folder, join(folder, 'absent'));
  expect(unpack(folder, 'brands/menu.html')).toEqual([DISHES, DISHES, DISHES]);
  expect(readdirSync(folder).sort()).toEqual(['brands', 'roti.jpg', 'tiny.html']);
});

test('text that one packet carries gets no sibling', async () => {
  const folder = makeFolder({ 'one.html': 'a'.repeat(255), 'two.html': 'a'.repeat(256) });
  await compressSite(folder, join(folder, 'absent'));
  expect(readdirSync(folder).sort()).toEqual([
    'one.html',
    'two.html',
    'two.html.br',
    'two.html.gz',
    'two.html.zst',
  ]);
});

test('text that no encoding makes smaller gets no sibling', async () => {
  const folder = makeFolder({});
  writeFileSync(join(folder, 'noise.html'), randomBytes(2000));
  await compressSite(folder, join(folder, 'absent'));
  expect(readdirSync(folder)).toEqual(['noise.html']);
});

test('siblings without their file are not taken over', async () => {
  const previous = makeFolder(Object.fromEntries(COMPRESSED.map((end) => [`a.html${end}`, 'old'])));
  const folder = makeFolder({ 'a.html': DISHES });
  await compressSite(folder, previous);
  expect(unpack(folder, 'a.html')).toEqual([DISHES, DISHES, DISHES]);
});

test('siblings are taken over from the build before only where the file is the same', async () => {
  const previous = makeFolder({ 'same.html': DISHES, 'changed.html': DISHES });
  // No compressor would write these, so they can only have been taken over.
  for (const name of ['same.html', 'changed.html'])
    for (const ending of COMPRESSED) writeFileSync(join(previous, name + ending), 'taken over');
  const news = DISHES.replace('rumali', 'tandoori');
  const folder = makeFolder({ 'same.html': DISHES, 'changed.html': news });
  await compressSite(folder, previous);
  for (const ending of COMPRESSED)
    expect(readFileSync(join(folder, `same.html${ending}`), 'utf8')).toBe('taken over');
  expect(unpack(folder, 'changed.html')).toEqual([news, news, news]);
});

test('a sibling that the build before lacks is made', async () => {
  const previous = makeFolder({ 'menu.html': DISHES });
  const folder = makeFolder({ 'menu.html': DISHES });
  await compressSite(folder, previous);
  expect(unpack(folder, 'menu.html')).toEqual([DISHES, DISHES, DISHES]);
});
