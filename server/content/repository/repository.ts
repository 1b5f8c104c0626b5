import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Git, GitError, openGit } from './git.ts';
import { type FileChange, type NewCommit, writeImportStream } from './import-stream.ts';

/** A saved state of all content. */
export interface Saved {
  commit: string;
  /** ISO 8601 in UTC. */
  at: string;
  by: string;
}

/** Whoever copied the checkout's content into a new repository. */
export const CHECKOUT = 'the checkout';
const DRAFT = 'draft';
const FULL_HASH = /^[0-9a-f]{40}$/;

/** Where a data folder keeps the owner's content. */
export const repositoryFolder = (dataDir: string): string =>
  join(dataDir, 'content', 'repository.git');

export type ContentRepository = ReturnType<typeof openRepository>;

/**
 * The owner's content as a bare git repository, whose branch `draft` is what was saved last. What a commit holds is read from it, never from a working folder.
 * @param dataDir absolute
 */
export function openRepository(dataDir: string) {
  const git = openGit(repositoryFolder(dataDir));
  const text = async (args: readonly string[]) => (await git(args)).toString('utf8');

  async function resolve(name: string): Promise<string | undefined> {
    return (
      await orNothing(text(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]))
    )?.trim();
  }

  async function describe(commit: string): Promise<Saved> {
    const [at = '', by = ''] = (await text(['show', '-s', '--format=%ct%n%cn', commit])).split(
      '\n',
    );
    return { commit, at: new Date(Number(at) * 1000).toISOString(), by };
  }

  /** Whether a state came before a later one, or is the same. */
  const isWithin = async (commit: string, later: string): Promise<boolean> =>
    (await orNothing(git(['merge-base', '--is-ancestor', commit, later]))) !== undefined;

  return {
    git,
    describe,
    /** What was saved last; nothing before the repository exists. */
    async draft(): Promise<Saved | undefined> {
      const commit = await resolve(DRAFT);
      return commit ? describe(commit) : undefined;
    },
    /** @returns the full hash of a commit of the draft's history; nothing for any other */
    async known(commit: string): Promise<string | undefined> {
      return FULL_HASH.test(commit) && (await isWithin(commit, DRAFT)) ? commit : undefined;
    },
    isWithin,
    /** The state that a commit followed; nothing for the first one. */
    parent: (commit: string) => resolve(`${commit}^`),
    /** Path of each file to the digest of what it holds. */
    list: async (commit: string) => readTree(await text(['ls-tree', '-r', '-z', commit])),
    /** Paths in which two commits differ. */
    async changed(from: string, to: string): Promise<string[]> {
      const found = await text(['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to]);
      return found.split('\0').filter(Boolean);
    },
    /** @returns nothing where that commit has no such file */
    read: (commit: string, id: string) => orNothing(git(['cat-file', 'blob', `${commit}:${id}`])),
    /** What a file held, by its digest. */
    readVersion: (version: string) =>
      FULL_HASH.test(version)
        ? orNothing(git(['cat-file', 'blob', version]))
        : Promise.resolve(undefined),
    /** Who changed a file last, as of a commit. */
    async lastChange(commit: string, id: string): Promise<Saved> {
      const found = await text(['log', '-1', '--format=%H', commit, '--', id]);
      return describe(found.trim() || commit);
    },
    /** The states before a commit, the newest first, each with the one that it followed. */
    async log(commit: string, most: number, id?: string): Promise<(Saved & { parent?: string })[]> {
      const format = '--format=%H%x00%ct%x00%cn%x00%P';
      const found = await text(['log', `-${most}`, format, commit, '--', ...(id ? [id] : [])]);
      return found
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [hash = '', at = '', by = '', parent = ''] = line.split('\0');
          return {
            commit: hash,
            at: new Date(Number(at) * 1000).toISOString(),
            by,
            ...(parent && { parent }),
          };
        });
    },
    /** The state that the repository began with. */
    async first(commit: string): Promise<Saved> {
      return describe((await text(['rev-list', '--max-parents=0', commit])).trim());
    },
    /** Follows the draft with one commit: when this is done, it outlasts a crash. */
    async commit(given: Omit<NewCommit, 'branch' | 'at'>): Promise<string> {
      await addCommit(git, { ...given, branch: DRAFT, at: Date.now() });
      const commit = await resolve(`refs/heads/${DRAFT}`);
      if (!commit) throw new Error('The draft is gone.');
      return commit;
    },
    /** The commit that a save with this id made. */
    async findSave(save: string): Promise<string | undefined> {
      const found = await text([
        'log',
        '-1',
        '--format=%H',
        '-F',
        `--grep=${saveLine(save)}`,
        DRAFT,
      ]);
      return found.trim() || undefined;
    },
  };
}

/** Line of a commit's words by which a save is known again. */
export const saveLine = (save: string): string => `Save: ${save}`;

/** Nothing where git says that there is no such thing. */
async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof GitError) return undefined;
    throw error;
  });
}

function readTree(listing: string): Map<string, string> {
  const lines = listing.split('\0').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [head = '', id = ''] = line.split('\t');
      return [id, head.split(' ')[2] ?? ''];
    }),
  );
}

const addCommit = (git: Git, commit: NewCommit): Promise<Buffer> =>
  git(['fast-import', '--quiet', '--done', '--date-format=raw'], {
    input: writeImportStream(commit),
  });

/**
 * Makes the repository from a folder of content where there is none yet; it is there as a whole or not at all.
 * @param folder the checkout's `content`
 */
export async function createRepository(dataDir: string, folder: string): Promise<void> {
  const place = repositoryFolder(dataDir);
  if (await stat(place).catch(() => undefined)) return;
  const making = `${place}.${process.pid}`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  const git = openGit(making);
  await git(['init', '--quiet', '--bare', `--initial-branch=${DRAFT}`]);
  await addCommit(git, {
    branch: DRAFT,
    parent: undefined,
    by: CHECKOUT,
    at: Date.now(),
    words: "The checkout's content",
    changes: await readFolder(folder),
  });
  await mkdir(dirname(place), { recursive: true });
  // Another process of this machine may have been faster.
  await rename(making, place).catch(() => rm(making, { recursive: true, force: true }));
}

/** Everything in a folder of content, without hidden files and links. */
export async function readFolder(folder: string): Promise<FileChange[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && (entry.name === '.gitkeep' || !entry.name.startsWith('.')))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      id: relative(folder, path).split(sep).join('/'),
      bytes: await readFile(path),
    })),
  );
}
