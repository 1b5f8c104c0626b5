import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/folders.ts';
import { INLINE_HASHES_FILE, readInlineHashes, sourceOf } from './inline-hashes.ts';

function folderWith(text?: string): string {
  const folder = folderOfTest();
  if (text !== undefined) writeFileSync(join(folder, INLINE_HASHES_FILE), text);
  return folder;
}

test('a source is the hash of a text as the browser sees it', () => {
  const digest = createHash('sha256').update('a{}\nb{}').digest('base64');
  expect(sourceOf('a{}\nb{}')).toBe(`'sha256-${digest}'`);
  expect(sourceOf('a{}\r\nb{}')).toBe(`'sha256-${digest}'`);
});

test('each page has the hashes that the build has written down, any other none', async () => {
  const about = { scripts: [sourceOf('run()')], styles: [sourceOf('p{}')] };
  const hashesOf = await readInlineHashes(folderWith(JSON.stringify({ 'about.html': about })));
  expect(hashesOf('about.html')).toEqual(about);
  for (const path of ['index.html', '__proto__', 'constructor'])
    expect(hashesOf(path)).toEqual({ scripts: [], styles: [] });
});

test('a site of an earlier version says what to do', async () => {
  await expect(readInlineHashes(folderWith())).rejects.toThrow(
    /no built site of this version.*run: npm run build/,
  );
});

test.each(["'unsafe-inline'", 'https://a.example', "'sha256-short'", "*; script-src 'self'"])(
  'nothing but a hash is taken for one: %s',
  async (source) => {
    const file = JSON.stringify({ 'about.html': { scripts: [source], styles: [] } });
    await expect(readInlineHashes(folderWith(file))).rejects.toThrow();
  },
);
