import { stderr, stdin } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartupError } from '../../process/startup-error.ts';

/** Never an argument: other users of a machine see those in its list of processes. */
const VARIABLE = 'BACKUP_PASSPHRASE';
/** Whoever has the file may try as many as he likes. */
const MIN_LENGTH = 12;

export const hasPassphrase = (): boolean => Boolean(process.env[VARIABLE]);

/**
 * The passphrase for a new backup: from the environment, or typed twice.
 * @throws StartupError when it is too short, was typed differently, or there is nobody to ask
 */
export async function choosePassphrase(): Promise<string> {
  const chosen = process.env[VARIABLE] || (await ask('Passphrase for this backup: '));
  if (chosen.length < MIN_LENGTH) {
    throw new StartupError(`The passphrase must have at least ${MIN_LENGTH} characters.`);
  }
  if (!hasPassphrase() && (await ask('The same once more: ')) !== chosen) {
    throw new StartupError('The two passphrases differ; nothing was written.');
  }
  return chosen;
}

/**
 * The passphrase of a backup that is there: from the environment, or typed.
 * @throws StartupError when there is nobody to ask
 */
export const askPassphrase = async (): Promise<string> =>
  process.env[VARIABLE] || ask('Passphrase of the backup: ');

async function ask(question: string): Promise<string> {
  if (!stdin.isTTY) {
    throw new StartupError(
      `The backup is to be encrypted or is so already: set ${VARIABLE}, or run this at a terminal, which asks for it.`,
    );
  }
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
