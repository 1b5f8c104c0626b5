import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { afterAll, expect, test } from 'vitest';
import { unpackBackup } from './unpack-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'yctfc-unpack-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Packs a manifest that names one part together with a part of another kind. */
async function smuggle(
  part: string,
  entry: Parameters<Pack['entry']>[0],
  body = 'x',
): Promise<string> {
  const sha256 = createHash('sha256').update(body).digest('hex');
  const manifest = {
    format: 1,
    version: '1',
    takenAt: new Date().toISOString(),
    ...{ migrations: [], tables: [], sequences: [] },
    parts: [{ name: part, bytes: body.length, sha256 }],
  };
  const archive = pack();
  archive.entry({ name: 'manifest.json' }, JSON.stringify(manifest));
  if (entry.type === 'symlink') archive.entry(entry);
  else archive.entry(entry, body);
  archive.finalize();
  const smuggled = join(folder, 'smuggled.tar.gz');
  writeFileSync(smuggled, gzipSync(await buffer(archive)));
  return smuggled;
}

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
});
