import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer, text as textOf } from 'node:stream/consumers';
import { isPlainName } from '../../../contract/desk/content/picture-source.ts';

export type Saved = Record<'commit' | 'at' | 'by', string>;

export const DRAFT = 'draft';
const FULL_HASH = /^[0-9a-f]{40}$/;

export const repositoryFolder = (dataDir: string): string =>
  join(dataDir, 'content', 'repository.git');

export type ContentRepository = ReturnType<typeof openRepository>;

export function openRepository(dataDir: string) {
  const git = openGit(repositoryFolder(dataDir));
  const text = async (args: readonly string[]) => (await git(args)).toString('utf8');

  async function resolve(name: string): Promise<string | undefined> {
    return (
      await orNothing(text(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]))
    )?.trim();
  }

  async function log(...args: string[]): Promise<(Saved & { parent?: string })[]> {
    const found = await text(['log', '--format=%H%x00%ct%x00%cn%x00%P', ...args]);
    const lines = found.split('\n').filter(Boolean);
    return lines.map((line) => {
      const [commit = '', seconds = '', by = '', parent = ''] = line.split('\0');
      const at = new Date(Number(seconds) * 1000).toISOString();
      return { commit, at, by, ...(parent && { parent }) };
    });
  }
  async function one(...args: string[]): Promise<Saved> {
    const [saved] = await log('-1', ...args);
    if (!saved) throw new Error(`There is no state of ${args.join(' ')}.`);
    const { commit, at, by } = saved;
    return { commit, at, by };
  }

  const isWithin = async (commit: string, later: string): Promise<boolean> =>
    (await orNothing(git(['merge-base', '--is-ancestor', commit, later]))) !== undefined;

  return {
    git,
    describe: (commit: string) => one(commit),
    async draft(): Promise<Saved | undefined> {
      const commit = await resolve(DRAFT);
      return commit ? one(commit) : undefined;
    },
    async known(commit: string): Promise<string | undefined> {
      return FULL_HASH.test(commit) && (await isWithin(commit, DRAFT)) ? commit : undefined;
    },
    isWithin,
    parent: (commit: string) => resolve(`${commit}^`),
    list: async (commit: string) => readTree(await text(['ls-tree', '-r', '-z', commit])),
    async changed(from: string, to: string): Promise<string[]> {
      const found = await text(['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to]);
      return found.split('\0').filter(Boolean);
    },
    async pictureBytes(): Promise<number> {
      const listing = await text(['ls-tree', '-r', '-z', '--long', DRAFT]);
      return listing
        .split('\0')
        .filter((line) => line && !/\.(yaml|md)$/.test(line))
        .reduce((sum, line) => sum + Number(line.split(/\s+/)[3]), 0);
    },
    async readAll(versions: readonly string[]): Promise<Buffer[]> {
      return readBatch(await git(['cat-file', '--batch'], { input: `${versions.join('\n')}\n` }));
    },
    async mentioning(commit: string, words: string): Promise<string[]> {
      const found = await orNothing(text(['grep', '-zlIF', '-e', words, commit]));
      return (found ?? '').split('\0').flatMap((line) => line.slice(commit.length + 1) || []);
    },
    read: async (commit: string, id: string) =>
      isPlainName(id) ? orNothing(git(['cat-file', 'blob', `${commit}:${id}`])) : undefined,
    async hasBeen(id: string, version: string): Promise<boolean> {
      const search = ['log', '-1', '--format=%H', `--find-object=${version}`, DRAFT, '--', id];
      return FULL_HASH.test(version) && Boolean(await orNothing(text(search)));
    },
    readVersion: (version: string) =>
      FULL_HASH.test(version)
        ? orNothing(git(['cat-file', 'blob', version]))
        : Promise.resolve(undefined),
    lastChange: (commit: string, id: string) => one(commit, '--', id),
    log: (commit: string, most: number, id?: string) =>
      log(`-${most}`, commit, '--', ...(id ? [id] : [])),
    first: (commit: string) => one('--max-parents=0', commit),
    /** Follows the draft with one commit: when this is done, it outlasts a crash. */
    async commit(given: Omit<NewCommit, 'branch' | 'at'>): Promise<string> {
      await dropLeftLocks(repositoryFolder(dataDir));
      try {
        const said = await addCommit(git, { ...given, branch: DRAFT, at: Date.now() });
        return said.toString('utf8').trim();
      } catch (error) {
        const isMoved = (await resolve(`refs/heads/${DRAFT}`)) !== given.parent;
        throw isMoved ? new DraftMoved('Another process has saved.') : error;
      }
    },
    async findSave(save: string): Promise<string | undefined> {
      const [found] = await log('-1', '-F', `--grep=${saveLine(save)}`, DRAFT);
      return found?.commit;
    },
  };
}

export class DraftMoved extends Error {}

/** Git holds these for milliseconds, and one that was killed leaves them: no save would succeed any more. */
const LOCKS = ['HEAD.lock', 'packed-refs.lock', `refs/heads/${DRAFT}.lock`];
const LEFT_AFTER_MS = 10_000;

async function dropLeftLocks(folder: string): Promise<void> {
  for (const name of LOCKS) {
    const lock = join(folder, name);
    const found = await stat(lock).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LEFT_AFTER_MS) await rm(lock, { force: true });
  }
}

export const saveLine = (save: string): string => `Save: ${save}`;

async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof GitError) return undefined;
    throw error;
  });
}

/** Files only: a link or another repository in a restored tree is no member of the content. */
function readTree(listing: string): Map<string, string> {
  const lines = listing.split('\0').filter((line) => /^100(644|755) blob /.test(line));
  return new Map(
    lines.map((line) => {
      const [head = '', id = ''] = line.split('\t');
      return [id, head.split(' ')[2] ?? ''];
    }),
  );
}

/** As `git cat-file --batch` writes them: `<digest> blob <bytes>`, the bytes, the end of a line. */
function readBatch(answer: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf(10, at);
    const size = Number(answer.toString('utf8', at, end).split(' ')[2]);
    found.push(answer.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return found;
}

export const addCommit = (git: Git, commit: NewCommit): Promise<Buffer> =>
  git(['fast-import', '--quiet', '--done', '--date-format=raw'], {
    input: writeImportStream(commit),
  });

/** Git answered with an error; its words are for the log, not for the owner. */
export class GitError extends Error {
  override readonly name = 'GitError';
  readonly code: number | null;

  constructor(args: readonly string[], code: number | null, words: string) {
    super(`git ${args[0]} ended with ${code}: ${words.trim().slice(0, 500)}`);
    this.code = code;
  }
}

export type Git = (
  args: readonly string[],
  call?: { input?: string | Buffer; env?: Readonly<Record<string, string>> },
) => Promise<Buffer>;

/** What a confirmed save stands on: git calls `fsync` for each object and for the branch before it answers. */
const SETTINGS = [
  '--literal-pathspecs',
  '-c',
  'core.fsync=all',
  '-c',
  'core.fsyncMethod=fsync',
  '-c',
  'gc.auto=0',
  // A link in a restored repository would lead a build, or the next checkout, to files elsewhere.
  '-c',
  'core.symlinks=false',
];
const CLEAN_ENV = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', LC_ALL: 'C' };

/** @param folder of the bare repository, absolute. Named outright, so that git asks nobody who owns it. */
export function openGit(folder: string): Git {
  return async (args, { input, env } = {}) => {
    const child = spawn('git', [...SETTINGS, ...args], {
      env: { PATH: process.env.PATH, ...CLEAN_ENV, GIT_DIR: folder, ...env },
    });
    // Git may end before it has read everything; its own words say why.
    child.stdin.on('error', () => {}).end(input);
    const said = [buffer(child.stdout), textOf(child.stderr), once(child, 'close')] as const;
    const [answer, words, [code]] = await Promise.all(said);
    if (code !== 0) throw new GitError(args, code, words);
    return answer;
  };
}

export interface FileChange {
  id: string;
  bytes: Buffer | null;
}

export interface NewCommit {
  branch: string;
  parent: string | undefined;
  by: string;
  at: number;
  words: string;
  changes: readonly FileChange[];
}

const counted = (bytes: Buffer | string): Buffer[] => {
  const data = Buffer.from(bytes as string);
  return [Buffer.from(`data ${data.length}\n`), data, Buffer.from('\n')];
};

/** Written as git wants it: without what would end the name or the address. */
const personal = (by: string): string => {
  const name = by.replaceAll(/[<>\n\r\0]/g, ' ').trim() || 'nobody';
  return `${name} <${name.includes('@') ? name.replaceAll(/\s/g, '') : ''}>`;
};

/** Git reads names as they are written: of what ends a line or leaves the folder it must see nothing. */
function quoted(id: string): string {
  if (!isPlainName(id)) throw new Error(`${JSON.stringify(id)} is no name of a file.`);
  return JSON.stringify(id);
}

export function writeImportStream({ branch, parent, by, at, words, changes }: NewCommit): Buffer {
  const person = `${personal(by)} ${Math.floor(at / 1000)} +0000`;
  return Buffer.concat([
    Buffer.from(`commit refs/heads/${branch}\nmark :1\ncommitter ${person}\n`),
    ...counted(words),
    ...(parent ? [Buffer.from(`from ${parent}\n`)] : []),
    ...changes.flatMap(({ id, bytes }) =>
      bytes
        ? [Buffer.from(`M 100644 inline ${quoted(id)}\n`), ...counted(bytes)]
        : [Buffer.from(`D ${quoted(id)}\n`)],
    ),
    Buffer.from('get-mark :1\ndone\n'),
  ]);
}

/** Makes a folder hold exactly what a commit holds, whatever was in it: only files that differ are written. */
export async function checkOut(git: Git, commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Left by a git that was killed here: it would refuse every later one.
  await rm(`${folder}.index.lock`, { force: true });
  const env = { GIT_WORK_TREE: folder, GIT_INDEX_FILE: `${folder}.index` };
  await git(['read-tree', '--reset', '-u', commit], { env });
  await git(['clean', '-fdxq'], { env });
}
