import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeBuiltSite } from '../testing/built-site.ts';
import { readSite } from './read-site.ts';

const rules = { baseHeaders: {}, pageHeaders: () => ({}) };
const built = writeBuiltSite();
afterAll(() => built.remove());

async function readWith(files: Readonly<Record<string, Buffer>>) {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(built.folder, name), content);
  }
  return (await readSite(built.folder, rules)).files;
}

test('without a built site the start says what to do', async () => {
  await expect(readSite('/nonexistent', rules)).rejects.toThrow(/no built site.*npm run build/);
});

test.each([
  ['limit.png', 64 * 1024, 'held'],
  ['above.png', 64 * 1024 + 1, 'streamed'],
  ['above.txt', 64 * 1024 + 1, 'held'],
])('%s of %i bytes is %s', async (name, size, kind) => {
  const files = await readWith({ [name]: Buffer.alloc(size) });
  expect(files.get(`/${name}`)?.kind).toBe(kind);
});

test('compressed files are offered smallest first, and only if they save something', async () => {
  const files = await readWith({
    'a.txt': Buffer.alloc(10),
    'a.txt.br': Buffer.alloc(9),
    'a.txt.zst': Buffer.alloc(10),
    'a.txt.gz': Buffer.alloc(8),
  });
  const file = files.get('/a.txt');
  const offered = file?.kind === 'held' ? file.compressed : [];
  expect(offered.map(({ encoding }) => encoding)).toEqual(['gzip', 'br']);
});

test('a picture is served as it is, whatever lies beside it', async () => {
  const files = await readWith({ 'p.png': Buffer.alloc(10), 'p.png.br': Buffer.alloc(1) });
  expect(files.get('/p.png')).toMatchObject({ kind: 'held', compressed: [], hasRanges: true });
});

test('the ETag names the content, followed by the encoding if there is one', async () => {
  const { identity, compressed } = (await readSite(built.folder, rules)).notFound;
  const digest = identity.etag.slice(1, -1);
  expect(digest).toMatch(/^[\w-]{22}$/);
  const suffixed = compressed.map(({ etag, encoding }) => [etag, encoding]);
  expect(suffixed).toEqual(compressed.map(({ encoding }) => [`"${digest}-${encoding}"`, encoding]));
  expect(identity.headers).not.toHaveProperty('content-encoding');
});
