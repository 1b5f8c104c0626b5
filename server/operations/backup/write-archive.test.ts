import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { afterAll, expect, test } from 'vitest';
import { handlesOf } from '../../testing/open-handles.ts';
import { writeArchive } from './take-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'yctfc-archive-'));
const target = join(folder, 'archive.tar.gz');
const mtime = new Date('2026-11-22T10:00:00Z');
afterAll(() => rmSync(folder, { recursive: true }));

test('files keep their order and their moment, and are their owner’s alone once unpacked', async () => {
  writeFileSync(join(folder, 'b'), 'second');
  writeFileSync(join(folder, 'a'), '');
  await writeArchive({ folder, names: ['b', 'a'], mtime, target });
  expect(handlesOf(target)).toBe(0);
  const archive = Readable.from([gunzipSync(readFileSync(target))]).pipe(extract());
  const found: unknown[] = [];
  for await (const entry of archive) {
    const { name, mode, mtime: at, type } = entry.header;
    found.push([name, mode, at, type, await text(entry)]);
  }
  expect(found).toEqual([
    ['b', 0o600, mtime, 'file', 'second'],
    ['a', 0o600, mtime, 'file', ''],
  ]);
  expect(statSync(target).mode & 0o777).toBe(0o600);
});

test.runIf(existsSync('/proc/self/status'))(
  'a file that grows while it is packed is an error',
  async () => {
    // Says that it is empty, and is not.
    symlinkSync('/proc/self/status', join(folder, 'grows'));
    await expect(writeArchive({ folder, names: ['grows'], mtime, target })).rejects.toThrow(
      /size/i,
    );
  },
);
