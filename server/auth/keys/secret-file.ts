import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../process/startup-error.ts';

const FILE_NAME = 'jwt-secret';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Undefined when there is no such file. */
async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Writes a temporary file and hard-links it: the link appears complete or not at all, and of two
 * processes only the first can create it. @returns the secret of whichever did
 */
async function createSecret(path: string): Promise<string | undefined> {
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return readSecret(path);
}

/**
 * Reads the secret that signs sessions when none is configured; the first start creates it,
 * readable only by the process's user.
 * @param secretsDir absolute folder; created when missing
 * @throws StartupError when the folder cannot be used or the file is not a secret
 */
export async function loadOrCreateSecret(secretsDir: string): Promise<string> {
  const path = join(secretsDir, FILE_NAME);
  let secret: string | undefined;
  try {
    await mkdir(secretsDir, { recursive: true, mode: 0o700 });
    secret = (await readSecret(path)) ?? (await createSecret(path));
  } catch (error) {
    throw new StartupError(`The signing secret ${path} cannot be used (${error}); set JWT_SECRET.`);
  }
  if (!secret || secret.length < 32) {
    throw new StartupError(`${path} holds no secret of 32 characters; delete it to get a new one.`);
  }
  return secret;
}
