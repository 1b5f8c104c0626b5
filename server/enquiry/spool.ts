import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import {
  conflictId,
  type EnquiryEntry,
  type WholeEnquiry,
} from '../../supabase/functions/send-contact-email/enquiry-store.ts';

/** Maximum entries: more than a day's worth, far less than would fill the disk. */
const MAX_ENTRIES = 10_000;
const READY = '.json';
const DRAFT = '.draft';
const REFUSED = '.refused';
const NAME = 'home';
/** An older draft is abandoned; a younger one may belong to another process using this spool. */
const MAX_DRAFT_AGE_MS = 60_000;

export type Spool = Awaited<ReturnType<typeof openSpool>>;

// A synced draft, renamed, and the folder synced: a kill leaves a complete entry or none.
export async function openSpool(folder: string, now: () => number = Date.now) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeDrafts(folder);
  let writing: Promise<unknown> = Promise.resolve();
  let last = 0;

  async function list(): Promise<string[]> {
    return (await readdir(folder)).filter((name) => name.endsWith(READY)).sort();
  }

  const isOf = (name: string, called: string) => name.endsWith(`-${called}${READY}`);

  /** One file per submission and words: a replay adds nothing, and other words are no replay. */
  const callOf = ({ enquiry, id }: EnquiryEntry) => `${conflictId(enquiry, id)}-${id}`;

  async function write(entry: EnquiryEntry): Promise<void> {
    const names = await list();
    const called = callOf(entry);
    if (names.some((name) => isOf(name, called))) return;
    if (names.length >= MAX_ENTRIES) throw new Error('The spool is full.');
    // Two of one millisecond keep their order.
    last = Math.max(now(), last + 1);
    const name = `${String(last).padStart(14, '0')}-${called}`;
    const draft = join(folder, `${name}.${randomUUID()}${DRAFT}`);
    await writeSynced(draft, JSON.stringify(entry));
    await rename(draft, join(folder, `${name}${READY}`));
    await syncFolder(folder);
  }

  return {
    /** This spool's name in the health panel; the same for as long as its folder exists. */
    name: await readName(folder),
    place: `${hostname()}, ${folder}`,
    list,
    holds: async (submission: string) => (await list()).some((name) => isOf(name, submission)),
    add: (entry: EnquiryEntry): Promise<void> => {
      // One after another: no reader sees a later entry before an earlier one.
      const added = writing.then(() => write(entry));
      writing = added.catch(() => {});
      return added;
    },
    /** Undefined when another process has removed the entry; throws SyntaxError for a corrupt file. */
    read: async (name: string) => {
      const text = await readFile(join(folder, name), 'utf8').catch(ignoreMissing);
      return text === undefined ? undefined : (JSON.parse(text) as EnquiryEntry | WholeEnquiry);
    },
    remove: async (names: readonly string[]) => {
      for (const name of names) await rm(join(folder, name)).catch(ignoreMissing);
      await syncFolder(folder);
    },
    /** So that an entry that the database refuses does not block the others. */
    putAside: async (name: string) => {
      await rename(join(folder, name), join(folder, name.replace(READY, REFUSED)));
      await syncFolder(folder);
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function readName(folder: string): Promise<string> {
  const file = join(folder, NAME);
  const drawn = randomBytes(6).toString('hex');
  // The first process creates the name, later ones read it.
  await writeFile(file, drawn, { flag: 'wx', mode: 0o600 }).catch(() => {});
  return (await readFile(file, 'utf8')).trim() || drawn;
}

/** Deletes old drafts. Their enquiries were never acknowledged: the writer was killed before. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(DRAFT)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - MAX_DRAFT_AGE_MS) await rm(path).catch(ignoreMissing);
  }
}

async function writeSynced(path: string, text: string): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(text);
  await file.sync();
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r');
  await folder.sync();
}
