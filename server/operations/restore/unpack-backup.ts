import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartupError } from '../../process/startup-error.ts';
import { MANIFEST, type Manifest, parseManifest } from '../backup/manifest.ts';
import { collect, type Entry, readTar } from '../backup/tar.ts';

/**
 * Unpacks a backup into a folder and compares every part with what the manifest says of it.
 * @throws StartupError when the file is no backup, is cut off, or any part differs
 */
export async function unpackBackup(file: string, staging: string): Promise<Manifest> {
  const stream = createReadStream(file).on('error', (error) => unpacked.destroy(error));
  const unpacked = stream.pipe(createGunzip());
  try {
    const entries = readTar(unpacked);
    const first = await entries.next();
    if (first.done || first.value.name !== MANIFEST) throw new Error('it has no manifest');
    const manifest = parseManifest((await collect(first.value.body)).toString());
    if (!manifest) throw new Error('its manifest is not one that this version reads');
    await unpackParts(entries, manifest, staging);
    return manifest;
  } catch (error) {
    throw new StartupError(
      `${file} is not a backup that can be used: ${(error as Error).message}.`,
      {
        cause: error,
      },
    );
  } finally {
    stream.destroy();
  }
}

async function unpackParts(entries: AsyncIterable<Entry>, { parts }: Manifest, staging: string) {
  const wanted = new Map(parts.map((part) => [part.name, part]));
  for await (const { name, bytes, body } of entries) {
    const part = wanted.get(name);
    if (!part) throw new Error(`it holds ${name}, which its manifest does not name`);
    wanted.delete(name);
    const sha256 = await unpackPart(body, join(staging, name));
    if (bytes !== part.bytes || sha256 !== part.sha256) throw new Error(`${name} was changed`);
  }
  const [missing] = wanted.keys();
  if (missing) throw new Error(`${missing} is missing`);
}

async function unpackPart(body: AsyncIterable<Buffer>, path: string): Promise<string> {
  const hash = createHash('sha256');
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(
    async function* () {
      for await (const piece of body) {
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  return hash.digest('hex');
}
