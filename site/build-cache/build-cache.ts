import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What is kept for one machine, whichever copy of the project made it. */
const MAX_BYTES = 400 * 1024 * 1024;

let folder: Promise<string | undefined> | undefined;

/** Returns what `make` makes, from the cache where it was made of the same inputs before. The cache is
 * shared by all clones of a machine; a folder that cannot be written only costs time.
 * @param kind short name of what is made, part of the key
 * @param inputs everything that the result depends on, also settings and versions */
export async function makeOnce(
  kind: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  folder ??= openFolder();
  const path = await folder;
  if (path === undefined) return Buffer.from(await make());
  const file = join(path, `${kind}-${digest(inputs)}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) {
    await markAsUsed(file);
    return kept;
  }
  const made = Buffer.from(await make());
  await keep(file, made);
  return made;
}

/** Names and versions of packages as the lockfile says, for the inputs of what they make. */
export function versionsOf(...names: readonly string[]): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string } | undefined>;
  };
  return names.map((name) => `${name}@${packages[`node_modules/${name}`]?.version}`).join(' ');
}

/** Deletes what was used longest ago until the rest has a bounded size. */
export async function pruneBuildCache(maxBytes = MAX_BYTES): Promise<void> {
  const path = await (folder ?? openFolder());
  if (path === undefined) return;
  const names = await readdir(path).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(path, name)).catch(() => undefined);
      return { name, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
    }),
  );
  let total = 0;
  for (const { name, size } of files.sort((one, other) => other.usedAt - one.usedAt)) {
    total += size;
    if (total > maxBytes) await rm(join(path, name), { force: true });
  }
}

/** The user's cache folder for this product; none where it cannot be written. */
async function openFolder(): Promise<string | undefined> {
  const path = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'yctfc');
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.W_OK);
    return path;
  } catch {
    return undefined;
  }
}

/** Lengths part the inputs, so that no two lists run together into the same text. */
function digest(inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}\0`).update(input);
  return hash.digest('base64url');
}

async function markAsUsed(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
}

/** Renamed at the end, so that an interrupted build leaves no half file. */
async function keep(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}
