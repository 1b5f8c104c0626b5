import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { expect, test } from 'vitest';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { StartupError } from '../../process/startup-error.ts';
import { handlesOf } from '../../testing/open-handles.ts';
import { unpackBackup } from './unpack-backup.ts';

const folder = folderOfFile();

const manifestOf = (...parts: { name: string; body: string }[]) =>
  JSON.stringify({
    format: 1,
    version: '1',
    takenAt: new Date().toISOString(),
    ...{ migrations: [], tables: [], sequences: [] },
    parts: parts.map(({ name, body }) => ({
      name,
      bytes: body.length,
      sha256: createHash('sha256').update(body).digest('hex'),
    })),
  });

/** Packs entries as they are, each with its body. */
async function packed(
  ...entries: [Parameters<Pack['entry']>[0], (string | undefined)?][]
): Promise<string> {
  const archive = pack();
  for (const [entry, body] of entries) {
    if (body === undefined) archive.entry(entry);
    else archive.entry(entry, body);
  }
  archive.finalize();
  const file = join(folder, 'packed.tar.gz');
  writeFileSync(file, gzipSync(await buffer(archive)));
  return file;
}

/** Packs a manifest that names one part together with a part of another kind. */
const smuggle = (part: string, entry: Parameters<Pack['entry']>[0], body = 'x') =>
  packed(
    [{ name: 'manifest.json' }, manifestOf({ name: part, body })],
    [entry, entry.type === 'symlink' ? undefined : body],
  );

test('writes no part outside the folder, and only regular files', async () => {
  const into = join(folder, 'inside');
  const unpack = (file: string) => unpackBackup(file, into);
  const outside = 'secrets/../../stolen';
  await expect(unpack(await smuggle(outside, { name: outside }))).rejects.toThrow(
    /manifest is not one that this version reads/,
  );
  await expect(unpack(await smuggle('secrets/key', { name: '../stolen' }))).rejects.toThrow(
    /holds ..\/stolen, which its manifest does not name/,
  );
  const link = { name: 'secrets/key', type: 'symlink', linkname: '/etc/passwd' } as const;
  await expect(unpack(await smuggle('secrets/key', link, ''))).rejects.toThrow(/key was changed/);
  expect(existsSync(join(folder, 'stolen'))).toBe(false);
  await unpack(await smuggle('secrets/key', { name: 'secrets/key' }));
  expect(readFileSync(join(into, 'secrets', 'key'), 'utf8')).toBe('x');
  expect(statSync(join(into, 'secrets', 'key')).mode & 0o777).toBe(0o600);
  expect(statSync(join(into, 'secrets')).mode & 0o777).toBe(0o700);
});

const KEY = { name: 'secrets/key', body: 'x' };
const MANIFEST = { name: 'manifest.json' };

test.each<[string, Parameters<typeof packed>, string]>([
  ['nothing in it', [], 'it has no manifest'],
  ['another file first', [[{ name: 'secrets/key' }, 'x']], 'it has no manifest'],
  [
    'a manifest that is no JSON',
    [[MANIFEST, 'x']],
    'its manifest is not one that this version reads',
  ],
  [
    'a manifest of another form',
    [[MANIFEST, '{"format":2}']],
    'its manifest is not one that this version reads',
  ],
  ['a part too few', [[MANIFEST, manifestOf(KEY)]], 'secrets/key is missing'],
  [
    'a part of another size',
    [
      [MANIFEST, manifestOf(KEY)],
      [{ name: 'secrets/key' }, 'xx'],
    ],
    'secrets/key was changed',
  ],
  [
    'a part of another text',
    [
      [MANIFEST, manifestOf(KEY)],
      [{ name: 'secrets/key' }, 'y'],
    ],
    'secrets/key was changed',
  ],
])('a file with %s is no backup, and is closed again', async (_name, entries, reason) => {
  const file = await packed(...entries);
  const error = await unpackBackup(file, join(folder, 'into')).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toBe(`${file} is not a backup that can be used: ${reason}.`);
  await expect.poll(() => handlesOf(file)).toBe(0);
});

test('an encrypted backup needs its passphrase', async () => {
  const file = join(folder, 'closed.age');
  writeFileSync(file, 'age-encryption.org/v1\n');
  await expect(unpackBackup(file, join(folder, 'into'))).rejects.toThrow(
    /^The backup is encrypted: set BACKUP_PASSPHRASE/,
  );
});

test('a file that is no archive, is empty or is not there says so', async () => {
  const file = join(folder, 'other.tar.gz');
  const unpack = () => unpackBackup(file, join(folder, 'into'));
  writeFileSync(file, gzipSync(Buffer.alloc(4096, 'x')));
  await expect(unpack()).rejects.toThrow(/: this is no archive of ours\.$/);
  writeFileSync(file, 'plain text');
  await expect(unpack()).rejects.toThrow(/: incorrect header check\.$/);
  rmSync(file);
  await expect(unpack()).rejects.toThrow(/: ENOENT/);
});
