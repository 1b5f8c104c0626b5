import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { folderOfFile } from '../../tests/support/folders.ts';
import { StartupError } from '../process/startup-error.ts';
import { handlesOf } from '../testing/open-handles.ts';
import {
  askPassphrase,
  choosePassphrase,
  decryptFile,
  encryptStream,
  hasPassphrase,
  isEncrypted,
} from './passphrase.ts';

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

const CTRL_C = '\x03';
const CTRL_D = '\x04';

/** The terminal: what is typed, and what it shows. */
const terminal = vi.hoisted(() => ({ stdin: {}, stderr: {} }));
vi.mock('node:process', async (original) => ({
  ...(await original<typeof import('node:process')>()),
  get stdin() {
    return terminal.stdin;
  },
  get stderr() {
    return terminal.stderr;
  },
}));

let stdin: PassThrough;
let shown: string;
beforeEach(() => {
  vi.stubEnv('BACKUP_PASSPHRASE', undefined);
  shown = '';
  stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stderr = {
    write: (text: string) => {
      shown += text;
    },
  };
  Object.assign(terminal, { stdin, stderr });
});
afterEach(() => void vi.unstubAllEnvs());

/** Types each line once the question before it is shown. */
async function type(...lines: string[]): Promise<void> {
  for (const [at, line] of lines.entries()) {
    await expect.poll(() => shown.match(/: /g)?.length ?? 0).toBe(at + 1);
    stdin.write(line);
  }
}

test('a new passphrase is typed twice and never shown', async () => {
  const chosen = choosePassphrase();
  await type(`${PASSPHRASE}\r`, `${PASSPHRASE}\r`);
  expect(await chosen).toBe(PASSPHRASE);
  expect(shown).toBe('Passphrase for this backup: \nThe same once more: \n');
  expect(stdin.isPaused()).toBe(true);
});

test('two that differ write nothing', async () => {
  const chosen = choosePassphrase();
  await Promise.all([
    expect(chosen).rejects.toThrow('The two passphrases differ; nothing was written.'),
    type(`${PASSPHRASE}\r`, 'five brown momos\r'),
  ]);
  await expect(chosen).rejects.toBeInstanceOf(StartupError);
});

test('it has twelve characters at least', async () => {
  vi.stubEnv('BACKUP_PASSPHRASE', 'x'.repeat(11));
  await expect(choosePassphrase()).rejects.toThrow(/^The passphrase must have at least 12 char/);
  vi.stubEnv('BACKUP_PASSPHRASE', 'x'.repeat(12));
  expect(await choosePassphrase()).toBe('x'.repeat(12));
});

test('one that is set is not asked for', async () => {
  expect(hasPassphrase()).toBe(false);
  vi.stubEnv('BACKUP_PASSPHRASE', PASSPHRASE);
  expect(hasPassphrase()).toBe(true);
  expect([await choosePassphrase(), await askPassphrase()]).toEqual([PASSPHRASE, PASSPHRASE]);
  expect(shown).toBe('');
});

test.each([
  ['Ctrl+C', CTRL_C],
  ['Ctrl+D', CTRL_D],
])('%s ends the question', async (_name, key) => {
  const given = askPassphrase();
  await Promise.all([
    expect(given).rejects.toThrow('No passphrase was given; nothing was changed.'),
    type(key),
  ]);
  await expect(given).rejects.toBeInstanceOf(StartupError);
  expect(shown).toBe('Passphrase of the backup: \n');
});

test('without a terminal nobody is asked', async () => {
  Object.assign(stdin, { isTTY: false });
  await expect(askPassphrase()).rejects.toThrow(/set BACKUP_PASSPHRASE, or run this at a terminal/);
  expect(shown).toBe('');
});
