import { constants } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** Everything about builds of the owner's content in a data folder. */
export const siteData = (dataDir: string): string => join(dataDir, 'site');

/** @returns what a note says; nothing where there is none */
export async function readNote<Schema extends v.GenericSchema>(
  dataDir: string,
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await readFile(join(siteData(dataDir), name), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(schema, JSON.parse(text));
}

/** @returns when a note was written, in milliseconds since 1970; 0 where there is none */
export const noteTime = async (dataDir: string, name: string): Promise<number> =>
  (await stat(join(siteData(dataDir), name)).catch(() => undefined))?.mtimeMs ?? 0;

/** A new file, on the disk once it is written: the permission model lets no program ask for that afterwards. */
const TO_THE_DISK = constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY | constants.O_SYNC;

/** Whoever reads meanwhile, or after a crash at any moment, finds the old note or the new one. */
export async function writeNote(dataDir: string, name: string, note: object): Promise<void> {
  const folder = siteData(dataDir);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${name}.${process.pid}`);
  // Never through a link, which another user of this folder may have left under that name.
  await rm(draft, { force: true });
  await writeFile(draft, JSON.stringify(note), { flag: TO_THE_DISK });
  await rename(draft, join(folder, name));
}
