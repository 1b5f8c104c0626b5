import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { stderr, stdin } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Readable, Writable } from 'node:stream';
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
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
    return buffer.toString('latin1') === HEADER;
  } finally {
    await handle.close();
  }
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

/** Never an argument: other users of a machine see those in its list of processes. */
const VARIABLE = 'BACKUP_PASSPHRASE';
/** Whoever has the file may try as many as he likes. */
const MIN_LENGTH = 12;

export const hasPassphrase = (): boolean => Boolean(process.env[VARIABLE]);

export async function choosePassphrase(): Promise<string> {
  const chosen = process.env[VARIABLE] || (await ask('Passphrase for this backup: '));
  if (chosen.length < MIN_LENGTH)
    throw new StartupError(`The passphrase must have at least ${MIN_LENGTH} characters.`);
  if (!hasPassphrase() && (await ask('The same once more: ')) !== chosen)
    throw new StartupError('The two passphrases differ; nothing was written.');
  return chosen;
}

export const askPassphrase = async (): Promise<string> =>
  process.env[VARIABLE] || ask('Passphrase of the backup: ');

async function ask(question: string): Promise<string> {
  if (!stdin.isTTY)
    throw new StartupError(
      `The backup is to be encrypted or is so already: set ${VARIABLE}, or run this at a terminal, which asks for it.`,
    );
  stderr.write(question);
  // What is typed is not shown.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: true });
  // Ctrl+C and Ctrl+D close it, and on earlier versions of Node the question would wait for ever.
  const given = new AbortController();
  lines.once('close', () => given.abort());
  try {
    return await lines.question('', { signal: given.signal });
  } catch {
    throw new StartupError('No passphrase was given; nothing was changed.');
  } finally {
    lines.close();
    stderr.write('\n');
  }
}
