import { constants } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { builtForAddress } from './built-with.ts';

export const siteData = (dataDir: string): string => join(dataDir, 'site');

export async function readNote<Schema extends v.GenericSchema>(
  dataDir: string,
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await readFile(join(siteData(dataDir), name), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(schema, JSON.parse(text));
}

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

const keptBuildSchema = v.object({
  id: v.string(),
  commit: v.string(),
  at: v.string(),
  by: v.string(),
  /** Its id, which stays when the account goes; nobody's where no account ordered it. */
  account: v.optional(v.string()),
});
/** A build of the owner's content, complete in a folder of its own below the data folder. */
export type KeptBuild = v.InferOutput<typeof keptBuildSchema>;

const shownSchema = v.object({
  current: v.nullable(keptBuildSchema),
  /** What an undo shows again: null for the site of the checkout, missing where there is nothing to go back to. */
  before: v.optional(v.nullable(keptBuildSchema)),
});
export type Shown = v.InferOutput<typeof shownSchema>;

const previewSchema = v.object({ id: v.string(), commit: v.string(), at: v.string() });
export type PreviewBuild = v.InferOutput<typeof previewSchema>;

export const buildFolder = (dataDir: string, id: string): string =>
  join(siteData(dataDir), 'builds', id);

const SHOWN = 'shown.json';
const PREVIEW = 'preview.json';

export async function readShown(dataDir: string): Promise<Shown> {
  return (await readNote(dataDir, SHOWN, shownSchema)) ?? { current: null };
}

/** @returns since when visitors see it, in milliseconds since 1970: the last publishing or undo */
export const shownSince = async (dataDir: string): Promise<number> =>
  (await stat(join(siteData(dataDir), SHOWN)).catch(() => undefined))?.mtimeMs ?? 0;

export const readPreview = (dataDir: string): Promise<PreviewBuild | undefined> =>
  readNote(dataDir, PREVIEW, previewSchema);

/** A build that was made for another SITE_URL would name that one. */
export async function shownFolder(dataDir: string, usual: string, address: string) {
  const { current } = await readShown(dataDir);
  if (!current) return usual;
  const folder = buildFolder(dataDir, current.id);
  return (await builtForAddress(folder)) === address ? folder : usual;
}

export async function showBuild(dataDir: string, build: KeptBuild): Promise<void> {
  const shown = await readShown(dataDir);
  // A build of the same content by newer code is no step that somebody took.
  const isSame = shown.current?.commit === build.commit;
  const before = isSame ? shown.before : shown.current;
  await writeNote(dataDir, SHOWN, { current: build, ...(before !== undefined && { before }) });
  await dropBuilds(dataDir);
}

/** Exchanges what is shown with what was shown before; a second time, back again. */
export async function showBefore(dataDir: string): Promise<boolean> {
  const { current, before } = await readShown(dataDir);
  if (before === undefined) return false;
  await writeNote(dataDir, SHOWN, { current: before, before: current });
  return true;
}

export async function keepPreview(dataDir: string, preview: PreviewBuild): Promise<void> {
  await writeNote(dataDir, PREVIEW, preview);
  await dropBuilds(dataDir);
}

/** Removes the builds that nothing leads to; their files stay readable to whoever has them open. */
async function dropBuilds(dataDir: string): Promise<void> {
  const { current, before } = await readShown(dataDir);
  const preview = await readPreview(dataDir);
  const kept = new Set([current?.id, before?.id, preview?.id]);
  const folder = join(siteData(dataDir), 'builds');
  const found = await readdir(folder).catch(() => []);
  const loose = found.filter((id) => !kept.has(id));
  await Promise.all(loose.map((id) => rm(join(folder, id), { recursive: true, force: true })));
}
