import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { folderOfFile } from '../../tests/support/folders.ts';
import { StartupError } from '../process/startup-error.ts';
import { handlesOf } from '../testing/open-handles.ts';
import { decryptFile, encryptStream, isEncrypted, readPassphrase } from './passphrase.ts';

// A key from a passphrase is slow to make, on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = folderOfFile();
const file = join(folder, 'closed.age');
const PASSPHRASE = 'five brown samosas';
beforeAll(async () => {
  const closed = await encryptStream(
    Readable.from([Buffer.from('what it '), Buffer.from('holds')]),
    PASSPHRASE,
  );
  await writeFile(file, await buffer(closed));
});

function write(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

test('an encrypted file is told by its first line', async () => {
  expect(await isEncrypted(file)).toBe(true);
  expect(handlesOf(file)).toBe(0);
  expect(await isEncrypted(write('line', 'age-encryption.org/v1\n'))).toBe(true);
  expect(await isEncrypted(write('later', ' age-encryption.org/v1\n'))).toBe(false);
  expect(await isEncrypted(write('short', 'age'))).toBe(false);
  expect(await isEncrypted(write('empty', ''))).toBe(false);
});

test('the passphrase opens it', async () => {
  const opened = await decryptFile(file, PASSPHRASE);
  expect(opened && (await text(opened))).toBe('what it holds');
});

test('another passphrase does not, and the file is closed again', async () => {
  expect(await decryptFile(file, 'five brown momos')).toBeUndefined();
  await expect.poll(() => handlesOf(file)).toBe(0);
});

test('a file that only begins like one is an error', async () => {
  const broken = write('broken', 'age-encryption.org/v1\nnonsense\n');
  await expect(decryptFile(broken, PASSPHRASE)).rejects.toThrow();
});

afterEach(() => void vi.unstubAllEnvs());

test('a passphrase is that of the environment, with twelve characters at least', () => {
  vi.stubEnv('BACKUP_PASSPHRASE', undefined);
  expect(readPassphrase()).toBeUndefined();
  vi.stubEnv('BACKUP_PASSPHRASE', 'x'.repeat(11));
  expect(readPassphrase).toThrow(StartupError);
  vi.stubEnv('BACKUP_PASSPHRASE', 'x'.repeat(12));
  expect(readPassphrase()).toBe('x'.repeat(12));
});
