import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { listFiles } from '../../static/read-site.ts';
import type { FileChange } from './repository.ts';
import {
  addCommit,
  type ContentRepository,
  DRAFT,
  openGit,
  openRepository,
  repositoryFolder,
} from './repository.ts';

const CHECKOUT = 'the checkout';

/** Until somebody saves at the desk, the checkout's content is what stands there. */
export async function followCheckout(root: string, dataDir: string): Promise<void> {
  const checkout = join(root, 'content');
  const repository = openRepository(dataDir);
  const draft = await repository.draft().catch(() => undefined);
  if (draft?.by === CHECKOUT && (await differs(repository, draft.commit, checkout)))
    await rm(repositoryFolder(dataDir), { recursive: true });
  await createRepository(dataDir, checkout);
}

export async function differs(repository: ContentRepository, commit: string, folder: string) {
  const kept = await repository.list(commit);
  const files = await readFolder(folder);
  return (
    files.length !== kept.size ||
    files.some(({ id, bytes }) => !bytes || digestOf(bytes) !== kept.get(id))
  );
}

const digestOf = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** Makes the repository from a folder of content where there is none yet; it is there as a whole or not at all. */
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

async function readFolder(folder: string): Promise<FileChange[]> {
  const paths = (await listFiles(folder)).map((path) => [path, basename(path)] as const);
  const kept = paths.filter(([, name]) => name === '.gitkeep' || !name.startsWith('.'));
  return Promise.all(
    kept.map(async ([path]) => ({
      id: relative(folder, path).split(sep).join('/'),
      bytes: await readFile(path),
    })),
  );
}
