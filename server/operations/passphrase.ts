import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartupError } from '../process/startup-error.ts';

/** How every file begins that follows https://age-encryption.org/v1. */
const HEADER = 'age-encryption.org/v1\n';

/** Encrypts with a passphrase in the format of `age`, so that other programs can open the file too:
 * scrypt for the key, ChaCha20-Poly1305 for each 64 KiB, and the end is authenticated. */
export async function encryptStream(plain: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return toNode(await encrypter.encrypt(toWeb(plain)));
}

export async function isEncrypted(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
  return buffer.toString('latin1') === HEADER;
}

/** @returns what the file holds; undefined when the passphrase is another one. A file that was
 * changed fails while it is read. */
export async function decryptFile(file: string, passphrase: string): Promise<Readable | undefined> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(file);
  try {
    return toNode(await decrypter.decrypt(toWeb(source)));
  } catch (error) {
    source.destroy();
    if (/no identity matched/.test((error as Error).message)) return undefined;
    throw error;
  }
}

// The library is written for browsers, whose streams Node's types keep apart from its own.
const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const toNode = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>);

/** Whoever has the file may try as many as he likes. */
const MIN_LENGTH = 12;

/** Never an argument: other users of a machine see those in its list of processes. */
export function readPassphrase(): string | undefined {
  const passphrase = process.env.BACKUP_PASSPHRASE || undefined;
  if (passphrase && passphrase.length < MIN_LENGTH)
    throw new StartupError(`BACKUP_PASSPHRASE must have at least ${MIN_LENGTH} characters.`);
  return passphrase;
}
