import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeadEntry } from '../../supabase/functions/send-contact-email/enquiry-store.ts';

/** Entries that one disk keeps: more than a day of them, less than would fill it. */
const MAX_ENTRIES = 10_000;
const READY = '.json';
const DRAFT = '.draft';
/** What was written but cannot be stored: kept for a person to look at, never tried again. */
const REFUSED = '.refused';
/** Holds the spool's name. */
const HOME = 'home';
/** After so long nobody writes a draft any more; another process may use this spool too. */
const MAX_DRAFT_AGE_MS = 60_000;

/** Enquiries on the server's own disk, while the database is away. */
export interface Spool {
  /** Names this spool in the health panel; stays the same for as long as its folder exists. */
  home: string;
  /**
   * Returns once the entry would survive a loss of power.
   * @throws when the disk is full or the spool is
   */
  add(entry: LeadEntry): Promise<void>;
  /** The entries' names, oldest first. */
  list(): Promise<string[]>;
  /** Whether an entry of this submission waits here. */
  holds(submission: string): Promise<boolean>;
  /**
   * @returns undefined when another process has taken the entry out
   * @throws SyntaxError when the disk gave back something else than was written
   */
  read(name: string): Promise<LeadEntry | undefined>;
  /** Forgets entries that the database holds. */
  remove(names: readonly string[]): Promise<void>;
  /** Puts an entry aside that the database refuses, so that it does not hold up the others. */
  putAside(name: string): Promise<void>;
}

/**
 * @param folder absolute; made when missing. Each enquiry is a file of its own: written beside, synced,
 *   renamed, and the folder synced, so that a kill between any two steps leaves a whole entry or none.
 * @param now ms since 1970; entries are listed in its order
 */
export async function openSpool(folder: string, now: () => number = Date.now): Promise<Spool> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeDrafts(folder);
  let drafts = 0;
  let writing: Promise<unknown> = Promise.resolve();

  /** Names begin with the time at which they were written and end with the submission. */
  async function list(): Promise<string[]> {
    return (await readdir(folder)).filter((name) => name.endsWith(READY)).sort();
  }

  const isOf = (name: string, submission: string) => name.endsWith(`-${submission}${READY}`);

  async function write(entry: LeadEntry): Promise<void> {
    const names = await list();
    // One file for each submission: a replay while the database is away adds nothing.
    if (names.some((name) => isOf(name, entry.lead.id))) return;
    if (names.length >= MAX_ENTRIES) throw new Error('The spool is full.');
    const name = `${String(now()).padStart(14, '0')}-${entry.lead.id}`;
    drafts += 1;
    const draft = join(folder, `${name}.${process.pid}-${drafts}${DRAFT}`);
    await writeSynced(draft, JSON.stringify(entry));
    await rename(draft, join(folder, `${name}${READY}`));
    await syncFolder(folder);
  }

  return {
    home: await readHome(folder),
    list,
    holds: async (submission) => (await list()).some((name) => isOf(name, submission)),
    add: (entry) => {
      // One after another: whoever reads the spool meanwhile finds no later entry before an earlier one.
      const added = writing.then(() => write(entry));
      writing = added.catch(() => {});
      return added;
    },
    read: async (name) => {
      const text = await readFile(join(folder, name), 'utf8').catch(ignoreMissing);
      return text === undefined ? undefined : (JSON.parse(text) as LeadEntry);
    },
    remove: async (names) => {
      for (const name of names) await rm(join(folder, name), { force: true });
      await syncFolder(folder);
    },
    putAside: async (name) => {
      await rename(join(folder, name), join(folder, name.replace(READY, REFUSED)));
      await syncFolder(folder);
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function readHome(folder: string): Promise<string> {
  const file = join(folder, HOME);
  const drawn = randomBytes(6).toString('hex');
  // The first process draws the name, whoever comes later reads it.
  await writeFile(file, drawn, { flag: 'wx', mode: 0o600 }).catch(() => {});
  return (await readFile(file, 'utf8')).trim() || drawn;
}

/** A draft was never answered for: its writer was killed before it was whole. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(DRAFT)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - MAX_DRAFT_AGE_MS) await rm(path, { force: true });
  }
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
