import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { checkBundle } from '../../content/repository/bundle.ts';
import { StartupError } from '../../process/startup-error.ts';
import { MANIFEST, type Manifest, parseManifest } from '../backup/manifest.ts';
import { decryptFile, isEncrypted } from '../passphrase.ts';

/** Only names in the manifest are written, and `parseManifest` lets none leave the folder. */
export async function unpackBackup(file: string, staging: string, passphrase?: string) {
  const archive = extract();
  try {
    const source = await openBackup(file, passphrase);
    const reading = pipeline(source, createGunzip(), archive);
    // Errors also reach the reader of `archive`, where they are handled.
    reading.catch(() => {});
    let manifest: Manifest | undefined;
    const unpacked = new Set<string>();
    for await (const entry of archive) {
      // The library's types do not say that the chunks of a file are Buffers.
      const body = entry as AsyncIterable<unknown> as AsyncIterable<Buffer>;
      if (manifest) unpacked.add(await unpackPart(entry.header, body, manifest, staging));
      else manifest = await readManifest(entry.header, body);
    }
    await reading;
    if (!manifest) throw new Error('it has no manifest');
    const missing = manifest.parts.find(({ name }) => !unpacked.has(name));
    if (missing) throw new Error(`${missing.name} is missing`);
    await checkBundle(staging);
    return manifest;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${file} is not a backup that can be used: ${explain(error)}.`, {
      cause: error,
    });
  } finally {
    archive.destroy();
  }
}

async function openBackup(file: string, passphrase: string | undefined) {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (passphrase === undefined)
    throw new StartupError('The backup is encrypted: set BACKUP_PASSPHRASE, then run this again.');
  const opened = await decryptFile(file, passphrase);
  if (!opened) throw new StartupError(`The passphrase does not open ${file}; nothing was changed.`);
  return opened;
}

async function readManifest({ name }: Header, body: AsyncIterable<Buffer>): Promise<Manifest> {
  if (name !== MANIFEST) throw new Error('it has no manifest');
  const manifest = parseManifest(await text(body));
  if (!manifest) throw new Error('its manifest is not one that this version reads');
  return manifest;
}

async function unpackPart(
  { name, size, type }: Header,
  body: AsyncIterable<Buffer>,
  { parts }: Manifest,
  staging: string,
): Promise<string> {
  const part = parts.find((wanted) => wanted.name === name);
  if (!part) throw new Error(`it holds ${name}, which its manifest does not name`);
  const isSame = type === 'file' && size === part.bytes;
  if (!isSame || (await saveFile(body, join(staging, name))) !== part.sha256)
    throw new Error(`${name} was changed`);
  return name;
}

async function saveFile(body: AsyncIterable<Buffer>, path: string): Promise<string> {
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

/** The library's messages are about tar headers and mean nothing at the terminal. */
function explain(error: unknown): string {
  const { message } = error as Error;
  return /^Invalid tar header/.test(message) ? 'this is no archive of ours' : message;
}
